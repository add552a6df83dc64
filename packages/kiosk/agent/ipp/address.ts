/** Where a printer is: for the connection, and as IPP names it. */
export interface IppAddress {
  readonly url: URL
  readonly uri: string
  readonly authorization: string | undefined
}

const ippPort = '631'
const secured = new Set(['ipps:', 'https:'])
const plain = new Set(['ipp:', 'http:'])

const basic = ({ username, password }: URL) =>
  username === '' ? undefined : `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`

/** Reads `ipp://`, `ipps://`, `http://` and `https://`; a name and a password in it go into the header and nowhere else. */
export const readIppAddress = (text: string): IppAddress => {
  if (!URL.canParse(text)) throw new Error('The address of the printer cannot be read.')
  const given = new URL(text)
  if (!secured.has(given.protocol) && !plain.has(given.protocol)) throw new Error(`${given.protocol}// is no address of a printer.`)
  const isSecure = secured.has(given.protocol)
  const standard = given.protocol.startsWith('ipp') ? ippPort : isSecure ? '443' : '80'
  const place = `${given.hostname}:${given.port || standard}${given.pathname || '/'}${given.search}`
  return {
    url: new URL(`${isSecure ? 'https' : 'http'}://${place}`),
    uri: `${isSecure ? 'ipps' : 'ipp'}://${place}`,
    authorization: basic(given),
  }
}
