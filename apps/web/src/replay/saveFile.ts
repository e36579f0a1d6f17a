/** Downloads a text or a picture as a file. */
export function saveFile(name: string, content: BlobPart, type = "application/x-ndjson"): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function replayName(title: string, at: Date): string {
  return `${title.toLowerCase()}-${at.toISOString().slice(0, 16).replace("T", "-").replace(":", "")}.replay.jsonl`;
}
