import sharp from "sharp";

/**
 * Crops a photo to 4:5 and drops metadata such as the location. Throws in Portuguese if the photo is too small or unreadable.
 *
 * @param {Buffer | string} photo a JPEG, PNG or WebP file, or its path
 * @param {string} name of the photo; each file name starts with it
 * @param {readonly number[]} widths px
 * @returns {Promise<[file: string, content: Buffer][]>} a WebP and a JPEG file in each width
 */
export async function cropPhoto(photo, name, widths) {
  // Photos from some phones cause warnings.
  const upright = await sharp(photo, { failOn: "error" })
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error(`A foto ${name} não se pode ler. A do iPhone é HEIC: exporte como JPG no computador.`);
    });
  const { width, height } = upright.info;
  // A high-density phone shows this many pixels.
  if (width < 960 || height < 1200)
    throw new Error(
      `A foto ${name} tem ${width} × ${height} pontos e precisa de pelo menos 960 × 1200. Exemplo: a foto da câmera, e não a do WhatsApp.`,
    );
  const files = widths.map(async (size) => {
    // Enlarges if needed, because the page declares the width of every file.
    const picture = sharp(upright.data).resize(size, size * 1.25);
    return /** @type {[string, Buffer][]} */ ([
      [`${name}-${size}.webp`, await picture.clone().webp({ quality: 72 }).toBuffer()],
      [`${name}-${size}.jpg`, await picture.clone().jpeg({ quality: 72 }).toBuffer()],
    ]);
  });
  return (await Promise.all(files)).flat();
}
