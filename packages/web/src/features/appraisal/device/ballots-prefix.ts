/** Not among what a logout deletes: a token that is deleted is lost, and a ballot that waits would not be sent. */
export const ballotsPrefix = 'campus.ballots.'
