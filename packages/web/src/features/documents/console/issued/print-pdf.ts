const keptFor = 600_000

/**
 * Opens the file in the browser's own reader, which prints it as it is: pages drawn here would lose its sharpness.
 * The address stays good long enough for a printer that is asked about first.
 */
export const printPdf = (bytes: Blob): void => {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  window.open(address, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}
