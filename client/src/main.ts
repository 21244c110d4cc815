document.getElementById("app");
