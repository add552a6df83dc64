import type { OutputOf } from '@campus/contract/call.ts'
import { makeDocument } from '@campus/contract/documents/making.ts'
import { ownDocument } from '@campus/contract/documents/own-documents.ts'
import { asker } from './ask.ts'
import { enter } from './enter.ts'
import { eventually } from './eventually.ts'
import { makeRecord } from './studies.ts'
import { makeTemplate } from './templates.ts'
import type { TestCampus } from './test-campus.ts'

/** Small and real: what a certificate must show, with the pictures that are always there. */
const smallSource = `#let data = json(bytes(sys.inputs.data))
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
  const recordId = await makeRecord(campus.ground.sql, student.person)
  const { id: templateId } = await makeTemplate(campus.ground.sql, student.schoolId, { source: smallSource, ...template })
  return { ...student, recordId, templateId }
}

type Document = OutputOf<typeof ownDocument>

/** Looks until a document is made or has failed. */
export const waitForDocument = (campus: TestCampus, token: string, id: string): Promise<Document> =>
  eventually(async () => {
    const { data } = await asker(campus.url)(ownDocument, { id }, { token })
    return data.state === 'making' ? undefined : data
  })

/** Has a document made through the front door. */
export const makeOne = async (campus: TestCampus, { token, templateId }: { token: string; templateId: string }): Promise<Document> => {
  const { data, msg } = await asker(campus.url)(makeDocument, { templateId }, { token })
  if (!data) throw new Error(msg)
  return waitForDocument(campus, token, data.id)
}
