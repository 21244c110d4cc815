// Copying an address. Browsers give their clipboard to https and localhost only; a page in the home network has to ask
// in the old way, which copies what is selected.

/** Whether it was copied. If not, the field's text is selected, so that a key does it. */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    try {
      return document.execCommand("copy");
    } catch {
      return false;
    }
  }
}
