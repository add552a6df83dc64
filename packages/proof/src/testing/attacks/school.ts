import type { Trust } from '@campus/contract/verification/trust.ts'
import { signPdf } from '../../sign/sign-pdf.ts'
import type { SigningAlgorithm } from '../../sign/signing-key.ts'
import { demoChain } from '../demo-chain.ts'
import { writePdf } from './odd-file.ts'
import { bytesOf } from './text.ts'

export const schoolId = '0197a000-0000-7000-8000-000000000001'
export const now = new Date('2026-11-01T08:00:00Z')

type School = Trust['schools'][number]

/** A trust list with one school, known by this root. */
export const trustIn = (root: Uint8Array, more: Partial<School> = {}, outside: Partial<Trust> = {}): Trust => ({
  madeAt: now.toISOString(),
  authorities: [],
  timestampRoots: [],
  schools: [
    {
      id: schoolId,
      name: '示范大学',
      nameEn: 'Demo University',
      nameTw: '示範大學',
      root: btoa(String.fromCharCode(...root)),
      rootFingerprint: '',
      revoked: [],
      keys: [],
      ...more,
    },
  ],
  ...outside,
})

const pageText = 'BT /F1 24 Tf 72 720 Td (This is to certify) Tj ET'

/** A document of two pages as it comes from the typesetter. */
export const plainPdf = (title = 'Certificate', more: Readonly<Record<number, string>> = {}): Uint8Array<ArrayBuffer> =>
  bytesOf(
    writePdf(
      {
        1: '<< /Type /Catalog /Pages 2 0 R >>',
        2: '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
        3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
        4: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
        5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        6: `<< /Length ${pageText.length} >>\nstream\n${pageText}\nendstream`,
        7: `<< /Title (${title}) >>`,
        ...more,
      },
      '/Root 1 0 R /Info 7 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
    ),
  )

/** A school with a chain as it is made at its first start, which signs documents. */
export const makeSchool = async (algorithm: SigningAlgorithm = 'p256') => {
  const school = await demoChain(algorithm, now)
  const sign = (pdf: Uint8Array, signedAt = now) => signPdf(pdf, school.signer, { signedAt, name: '示范大学', reason: 'Issued' })
  return { ...school, sign }
}
