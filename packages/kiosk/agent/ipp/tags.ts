/** The figures of IPP that are spoken here (RFC 8010 section 3.5, RFC 8011 sections 4, 5.3.7 and appendix B). */
export const groupTags = { operation: 0x01, job: 0x02, printer: 0x04, unsupported: 0x05 } as const
export const endOfAttributes = 0x03

export const valueTags = {
  noValue: 0x13,
  integer: 0x21,
  boolean: 0x22,
  enum: 0x23,
  octets: 0x30,
  range: 0x33,
  collection: 0x34,
  textWithLanguage: 0x35,
  nameWithLanguage: 0x36,
  endCollection: 0x37,
  text: 0x41,
  name: 0x42,
  keyword: 0x44,
  uri: 0x45,
  charset: 0x47,
  language: 0x48,
  mimeType: 0x49,
  memberName: 0x4a,
} as const

/** Tags below these are delimiters, values without content, and numbers; the rest up to 0x5f are words. */
export const firstValueTag = 0x10
export const firstFilledTag = 0x20
export const firstWordTag = 0x40

export const operations = {
  printJob: 0x02,
  validateJob: 0x04,
  createJob: 0x05,
  sendDocument: 0x06,
  cancelJob: 0x08,
  getJobAttributes: 0x09,
  getJobs: 0x0a,
  getPrinterAttributes: 0x0b,
} as const

export const statuses = {
  ok: 0x0000,
  badRequest: 0x0400,
  notPossible: 0x0404,
  notFound: 0x0406,
  documentFormatNotSupported: 0x040a,
  charsetNotSupported: 0x040d,
  documentFormatError: 0x0411,
  internalError: 0x0500,
  operationNotSupported: 0x0501,
  serviceUnavailable: 0x0502,
  versionNotSupported: 0x0503,
  temporaryError: 0x0505,
  notAcceptingJobs: 0x0506,
  busy: 0x0507,
} as const
/** From here on a status says no. */
export const firstRefusal = 0x0400

export const jobStates = { pending: 3, held: 4, processing: 5, stopped: 6, cancelled: 7, aborted: 8, completed: 9 } as const
export const printerStates = { idle: 3, processing: 4, stopped: 5 } as const
