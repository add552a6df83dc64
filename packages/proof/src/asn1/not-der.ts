/** The bytes are not what they should be, or not written in the one way that DER allows. */
export class NotDer extends Error {}
