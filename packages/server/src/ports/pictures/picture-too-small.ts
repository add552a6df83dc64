/** Too small for what it is to be; thrown to end the drawing. */
export class PictureTooSmall extends Error {}
