/** Somebody outside who says when something existed. */
export interface TimestampPort {
  /** The DER of a TimeStampToken over the SHA-256 digest, checked: it is about this digest and answers our nonce. */
  stamp(digest: Uint8Array): Promise<Uint8Array>
}
