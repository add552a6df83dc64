import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { StartFailure } from '../platform/start-failure.ts'

const block = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** A root certificate that somebody put into the configuration. */
export interface KnownRoot {
  readonly name: string
  /** DER in base64. */
  readonly root: string
}

const nameOf = ({ subject }: X509Certificate) => /^(?:CN|O)=(.+)$/m.exec(subject)?.[1] ?? subject

/** The certificates in a PEM file that a setting names. */
export const readRoots = (path: string | undefined, setting: string): KnownRoot[] => {
  if (path === undefined) return []
  try {
    const found = (readFileSync(path, 'utf8').match(block) ?? []).map((pem) => new X509Certificate(pem))
    if (found.length > 0) return found.map((certificate) => ({ name: nameOf(certificate), root: certificate.raw.toString('base64') }))
  } catch {
    // Described in text below.
  }
  throw new StartFailure(`The file ${path} (${setting}) holds no certificate (PEM) that can be read.`)
}
