import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** What was handed to the stubbed share sheet, as bytes. */
    sharedPicture?: readonly number[];
  }
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];

/** Lets the browser claim a system's share sheet, which keeps what it is given. */
export async function stubShareSheet(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async (content) => {
      const [file] = content?.files ?? [];
      if (file === undefined) throw new Error("nothing is shared");
      window.sharedPicture = [...new Uint8Array(await file.arrayBuffer())];
    };
  });
}

/** Opens the picture of the result, shares it, and returns the file that the share sheet got. */
export async function sharePicture(page: Page): Promise<Buffer> {
  await page.getByRole("button", { name: "Share as a picture" }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.waitForFunction(() => window.sharedPicture !== undefined);
  return Buffer.from(await page.evaluate(() => [...(window.sharedPicture ?? [])]));
}

/** A PNG of the size that chats show in full, with more than a few colors where scene, panel and words are. */
export async function expectPicture(page: Page, file: Buffer): Promise<void> {
  expect([...file.subarray(0, 4)]).toEqual(SIGNATURE);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  const colors = await page.locator(".share-picture").evaluate((picture) => {
    if (!(picture instanceof HTMLImageElement)) throw new Error("no picture");
    const canvas = document.createElement("canvas");
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const brush = canvas.getContext("2d");
    brush?.drawImage(picture, 0, 0);
    const colorsIn = (x: number, y: number, width: number, height: number) =>
      new Set(new Uint32Array(brush?.getImageData(x, y, width, height).data.buffer ?? new ArrayBuffer())).size;
    return { scene: colorsIn(600, 0, 600, 630), title: colorsIn(150, 70, 400, 70), rows: colorsIn(60, 266, 500, 300) };
  });
  for (const count of Object.values(colors)) expect(count).toBeGreaterThan(12);
}
