/** Hands bytes to the browser as a file of this name; the address it needs for that is gone a moment later. */
export const saveFile = (bytes: Blob, name: string): void => {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
