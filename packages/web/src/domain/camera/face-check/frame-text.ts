/** A picture as the calls carry it: base64 without a heading. */
export const toText = async (picture: Blob): Promise<string> => {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}
