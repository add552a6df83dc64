/** The address that makes a phone ring; people write numbers with blanks, brackets and dashes. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+,#*]/g, '')}`
