export interface Photo {
  readonly file: File
  /** Decoded and ready to be drawn; its own size is that of the photo. */
  readonly image: HTMLImageElement
}

/** Rejects when the browser cannot decode it. The address lives as long as the picture may be shown. */
export const openPhoto = async (file: File): Promise<Photo> => {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
  } catch (error) {
    URL.revokeObjectURL(image.src)
    throw error
  }
  return { file, image }
}

export const closePhoto = ({ image }: Photo): void => URL.revokeObjectURL(image.src)
