import sharp from "sharp";

/**
 * Cuts the middle of a photograph to the ratio of 4 to 5, upright and without its metadata, such as the place.
 *
 * @param {Buffer | string} photo a JPEG, PNG or WebP file or its path
 * @param {string} name of the files to make, without a suffix
 * @param {readonly number[]} widths pixels
 * @returns {Promise<[file: string, content: Buffer][]>} the name and bytes of a WebP and a JPEG file in each width
 * @throws {Error} in Portuguese, when the photograph is too small or cannot be read
 */
export async function cropPhoto(photo, name, widths) {
  // Mere warnings, such as some phones cause, are no failure.
  const upright = await sharp(photo, { failOn: "error" })
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error(`A foto ${name} não se pode ler. A do iPhone é HEIC: exporte como JPG no computador.`);
    });
  const { width, height } = upright.info;
  // What a sharp phone shows.
  if (width < 960 || height < 1200)
    throw new Error(
      `A foto ${name} tem ${width} × ${height} pontos e precisa de pelo menos 960 × 1200. Exemplo: a foto da câmera, e não a do WhatsApp.`,
    );
  const files = widths.map(async (size) => {
    // A small photograph is enlarged, because the page names the width of every file.
    const picture = sharp(upright.data).resize(size, size * 1.25);
    return /** @type {[string, Buffer][]} */ ([
      [`${name}-${size}.webp`, await picture.clone().webp({ quality: 72 }).toBuffer()],
      [`${name}-${size}.jpg`, await picture.clone().jpeg({ quality: 72 }).toBuffer()],
    ]);
  });
  return (await Promise.all(files)).flat();
}
