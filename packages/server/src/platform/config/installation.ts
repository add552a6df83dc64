import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import type { Config } from './config.ts'

type Names = Pick<Config, 'PRODUCT_NAME' | 'PRODUCT_NAME_EN' | 'PRODUCT_NAME_TW'>
type Addresses = Pick<Config, 'API_URL' | 'IMAGE_URL' | 'PDF_URL' | 'SOCKET_URL'>

/** A name that is set in one language stands in all of them. */
export const productName = ({ PRODUCT_NAME: name, PRODUCT_NAME_EN: english, PRODUCT_NAME_TW: traditional }: Names): Phrase =>
  name === undefined ? ['智慧校园', english ?? 'Campus', traditional ?? '智慧校園'] : [name, english ?? name, traditional ?? name]

export const productNameIn = (config: Names, language: Language): string => say(productName(config), language)

/** What the page of the app is told at run time. An empty address is that of the page itself. */
export const installationOf = (config: Names & Addresses) => {
  const api = config.API_URL ?? ''
  return {
    product: productName(config),
    api,
    images: config.IMAGE_URL ?? api,
    documents: config.PDF_URL ?? api,
    socket: config.SOCKET_URL ?? api,
  }
}

export type Installation = ReturnType<typeof installationOf>

/** Hosts other than that of the page which its browser may call. */
export const otherHosts = (config: Addresses): readonly string[] => {
  const origins = [config.API_URL, config.IMAGE_URL, config.PDF_URL].flatMap((url) => (url ? new URL(url).origin : []))
  const sockets = [config.SOCKET_URL ?? config.API_URL].flatMap((url) => (url ? new URL(url).origin.replace(/^http/, 'ws') : []))
  return [...new Set([...origins, ...sockets])]
}
