/** Two figures of hex, then a colon: as readers of PDF show it. */
export const inPairs = (fingerprint: string): string => (fingerprint.toUpperCase().match(/[0-9A-F]{2}/g) ?? []).join(':')

const bare = (text: string) => text.toLowerCase().replace(/[^0-9a-f]/g, '')

/** What somebody pasted against ours: people write them with colons, blanks or neither. Nothing is said until all of it is there. */
export const compareFingerprints = (pasted: string, ours: string): 'same' | 'different' | undefined => {
  if (pasted.trim() === '') return undefined
  return bare(pasted) === bare(ours) ? 'same' : 'different'
}
