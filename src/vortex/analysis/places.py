"""Which executor to take: the one for this machine, or that of a cluster, which is loaded only then."""

from __future__ import annotations

from vortex.analysis.executors import ClusterFailed, Executor, InThisProcess, Processes


def open_executor(jobs: int, cluster: str = "") -> Executor:
    """So many processes on this machine, this one alone for one; or the cluster whose scheduler is at this address."""
    if not cluster:
        return InThisProcess() if jobs <= 1 else Processes(jobs)
    try:
        from vortex.analysis.cluster import Cluster
    except ModuleNotFoundError as error:
        if error.name not in ("cloudpickle", "dask", "distributed"):
            raise
        raise ClusterFailed("clusters need Dask: pip install 'vortex-tabletop[cluster]'") from error
    return Cluster(cluster)
