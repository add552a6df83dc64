/** An anti-forgery code in groups of four, as it stands on the paper. */
export const grouped = (code: string): string => code.replace(/[^A-Za-z0-9]/g, '').replace(/(.{4})(?=.)/g, '$1-')
