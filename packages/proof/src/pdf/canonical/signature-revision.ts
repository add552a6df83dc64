import { entryOf, mustBe } from '../syntax/values.ts'
import { dateString, textString, writeValue } from '../syntax/write-value.ts'
import { annotatedPage, appendRevision, newStateId, signatureField } from './append-revision.ts'
import type { EditablePdf } from './editable-pdf.ts'

export interface SignatureTexts {
  readonly signedAt: Date
  /** Who signs, for people. */
  readonly name: string
  readonly reason: string
}

/** P 1: no change at all is allowed afterwards. */
const noChanges = '<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>'

/**
 * One incremental revision that makes a file a certified one: the signature, its field with an invisible widget on the first page, and
 * what the page and the catalog must say about it.
 */
export const writeSignatureRevision = (pdf: EditablePdf, { signedAt, name, reason }: SignatureTexts, gap: number) => {
  const [signature, field] = [pdf.nextNumber, pdf.nextNumber + 1]
  const catalog = {
    number: mustBe(entryOf(pdf.trailer, 'Root'), 'reference').number,
    text: writeValue(pdf.catalog, { AcroForm: `<< /Fields [${field} 0 R] /SigFlags 3 >>`, Perms: `<< /DocMDP ${signature} 0 R >>` }),
  }
  return appendRevision(pdf, {
    objects: [annotatedPage(pdf, field), catalog, signatureField(pdf, field, 'Signature', signature)],
    signature: {
      number: signature,
      before: '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /Contents ',
      after: (byteRange) =>
        ` /ByteRange ${byteRange} /M ${dateString(signedAt)} /Name ${textString(name)} /Reason ${textString(reason)} /Reference [${noChanges}] >>`,
    },
    gap,
    stateId: newStateId(),
    nextNumber: pdf.nextNumber + 2,
  })
}
