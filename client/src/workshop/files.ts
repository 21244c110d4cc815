// Files that a visitor brings, as they travel.

/** Pictures larger than this are made smaller before they travel: telephones take them much larger. */
const LARGE = 1_500_000;
const SIDE = 1280;

export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  const step = 0x8000;
  for (let at = 0; at < bytes.length; at += step) {
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  }
  return btoa(text);
}

/** A picture, not larger than it need be. What is no picture is sent as it is: the server says what is wrong. */
export async function pictureOf(file: Blob): Promise<string> {
  if (file.size <= LARGE) return base64Of(file);
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", 0.9));
    return await base64Of(small ?? file);
  } catch {
    return base64Of(file);
  }
}
