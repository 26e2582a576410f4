/** Hands a file to whoever reads the page. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has taken it by the end of this turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
