import type { GivenTo, OutputOf } from '@campus/contract/call.ts'
import { application, type fileApply } from '@campus/contract/certificates/applications.ts'
import { ownDocument } from '@campus/contract/documents/own-documents.ts'
import { applyFor } from './applications.ts'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import { eventually } from './eventually.ts'
import { makeRecord } from './studies.ts'
import { makeTemplate } from './templates.ts'
import type { TestCampus } from './test-campus.ts'

/** Small and real: what a certificate must show, with the pictures that are always there. */
export const smallSource = `#let data = json(bytes(sys.inputs.data))
#set document(title: data.title.name, date: datetime(year: int(data.issuedOn.slice(0, 4)), month: 1, day: 1))
#set page(background: image("/watermark.svg", width: 100%, alt: "mark"))
#set text(font: "Noto Serif SC", lang: "zh")
#data.school.name #data.student.name #data.student.studentId #data.serial #data.code
#if not data.isSpecimen { image("/qr.svg", width: 26mm, alt: "code") }
`

type Person = Parameters<typeof enter>[1]

/** A student with a record, and a certificate that they can have. */
export const enrolled = async (campus: TestCampus, template: Parameters<typeof makeTemplate>[2] = {}, person: Person = {}) => {
  const student = await enter(campus, person)
  const recordId = await makeRecord(campus.base.sql, student.person)
  const { id: templateId } = await makeTemplate(campus.base.sql, student.schoolId, { source: smallSource, ...template })
  return { ...student, recordId, templateId }
}

type Document = OutputOf<typeof ownDocument>

/** Looks until a document is made or has failed. */
export const waitForDocument = (campus: TestCampus, token: string, id: string): Promise<Document> =>
  eventually(async () => {
    const { data } = await asker(campus.url)(ownDocument, { id }, { token })
    return data.state === 'making' ? undefined : data
  })

/** Applies for a certificate that costs nothing and returns its document. */
export const orderDocument = async (
  campus: TestCampus,
  { token }: { readonly token: string },
  given: Partial<GivenTo<typeof fileApply>>,
): Promise<string> => {
  const { applicationId } = await applyFor(campus, { token }, given)
  return eventually(async () => (await asker(campus.url)(application, { id: applicationId }, { token })).data.documentId ?? undefined)
}

/** Has a document made through the front door. */
export const makeOne = async (campus: TestCampus, { token, templateId }: { token: string; templateId: string }): Promise<Document> =>
  waitForDocument(campus, token, await orderDocument(campus, { token }, { templateId }))
