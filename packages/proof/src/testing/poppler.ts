import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A reader of PDFs that is not ours, in which somebody has trusted a school's root. */
export const trustInPoppler = (root: Uint8Array) => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-poppler-'))
  const database = `sql:${folder}`
  const keep = (name: string, content: Uint8Array) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  execFileSync('certutil', ['-N', '-d', database, '--empty-password'])
  execFileSync('certutil', ['-A', '-d', database, '-n', 'root', '-t', 'CT,CT,CT', '-i', keep('root.der', root)])
  return {
    /** What it says about the signatures of a file. */
    report: (pdf: Uint8Array): string =>
      execFileSync('pdfsig', ['-no-ocsp', '-nssdir', database, keep('signed.pdf', pdf)], { encoding: 'utf8' }),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** All that a good report has to say. */
export const goodReport = ['Signature is Valid.', 'Certificate is Trusted.', 'Total document signed', 'ETSI.CAdES.detached'] as const
