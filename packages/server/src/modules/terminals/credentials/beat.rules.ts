interface Chain {
  readonly beat: string | null
  readonly previous_beat: string | null
}

/**
 * Each answer gives the word for the next heartbeat. The word before it is good, too, because its answer may have been lost; then the
 * chain goes on from there. Whoever still holds another word has shared the credential with somebody.
 */
export const isOwnWord = ({ beat, previous_beat }: Chain, given: string | null): boolean => given === beat || given === previous_beat
