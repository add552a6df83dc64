import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Trust } from '@campus/contract/verification/trust.ts'
import { sampleFacts, sampleScores } from '@campus/demo/documents/sample-facts.ts'
import { makeChain } from '@campus/proof/sign/chain.ts'
import { signPdf } from '@campus/proof/sign/sign-pdf.ts'
import { checkPdf } from '@campus/proof/verify/check-pdf.ts'
import { qrPicture } from '@campus/server/modules/documents/making/qr-picture.ts'
import type { Sheet } from '@campus/server/ports/typesetter/typesetter.ts'
import { typstTypesetter } from '@campus/server/ports/typesetter/typst-typesetter.ts'
import { drawWithPdfLib } from './pdf-lib-certificate.ts'

const demoFile = (name: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@campus/demo/documents/sample-facts.ts`)).replace('sample-facts.ts', name))
const watermark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><path d="M0 9L9 0" stroke="#eee"/></svg>',
)

const sheetOf = (template: string, courses: number, number: number): Sheet => ({
  source: demoFile(`templates/${template}.typ`).toString('utf8'),
  // Another name each time, or the second page would come from the memory of the first.
  data: sampleFacts({
    scores: sampleScores(courses),
    serial: `DEMO2026-${String(number).padStart(6, '0')}`,
    student: { studentId: String(100_000 + number) },
  }),
  pictures: {
    '/seal.png': demoFile('seal.png'),
    '/photo.jpg': demoFile('portrait.jpg'),
    '/qr.svg': qrPicture(`https://campus.demo.example/#/pages/electronic/scanVerify?code=${'A'.repeat(160)}${number}`),
    '/watermark.svg': watermark,
  },
})

/** Milliseconds an action takes, done so many times one after the other. */
const timeEach = async (times: number, action: (number: number) => Promise<unknown>) => {
  const began = performance.now()
  for (let number = 0; number < times; number += 1) await action(number)
  return (performance.now() - began) / times
}

/** Resident memory of this process's children, in bytes; 0 where the system does not tell. */
const childrenMemory = () => {
  try {
    return readdirSync(`/proc/self/task`)
      .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '))
      .filter((pid) => pid !== '')
      .reduce((sum, pid) => sum + Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) * 1024, 0)
  } catch {
    return 0
  }
}

const makeSigner = async () => {
  const chain = await makeChain({ algorithm: 'p256', school: { name: '示范大学', nameEn: 'Demo University' }, now: new Date() })
  const certificates = [chain.signer, chain.issuing, chain.root].map(({ certificate }) => certificate)
  const root = Buffer.from(chain.root.certificate).toString('base64')
  const school = { id: '0197a000-0000-7000-8000-000000000001', name: '示范大学', nameEn: 'Demo University', nameTw: '示範大學' }
  const schools = [{ ...school, root, rootFingerprint: '', revoked: [], keys: [] }]
  const trust: Trust = { madeAt: new Date().toISOString(), schools, authorities: [], timestampRoots: [] }
  return { signer: { key: chain.signer.privateKey, certificates }, trust }
}

/** Speed of making, signing and checking on one core, and how memory grows over many documents. */
export const measureDocuments = async (many: number) => {
  const typesetter = typstTypesetter({ workers: 1 })
  const set = async (template: string, courses: number, number: number) => {
    const answer = await typesetter.set(sheetOf(template, courses, number))
    if (answer.kind !== 'pages') throw new Error(`${template} cannot be set: ${JSON.stringify(answer)}`)
    return answer
  }
  try {
    await timeEach(5, (number) => set('enrolment', 0, number))
    const certificateMs = await timeEach(100, (number) => set('enrolment', 0, 100 + number))
    await set('transcript-bilingual', 120, 0)
    const transcriptMs = await timeEach(20, (number) => set('transcript-bilingual', 120, 300 + number))
    const pdfLibFacts = sampleFacts()
    await drawWithPdfLib(pdfLibFacts, demoFile('seal.png'))
    const pdfLibMs = await timeEach(10, () => drawWithPdfLib(pdfLibFacts, demoFile('seal.png')))

    const { pdf } = await set('enrolment', 0, 999)
    const { signer, trust } = await makeSigner()
    const options = { signedAt: new Date(), name: 'Demo University', reason: 'Certificate' }
    const signed = await signPdf(pdf, signer, options)
    await timeEach(20, () => signPdf(pdf, signer, options))
    const signMs = await timeEach(200, () => signPdf(pdf, signer, options))
    if ((await checkPdf(signed, trust)).verdict !== 'sound') throw new Error('a signed certificate does not verify')
    await timeEach(20, () => checkPdf(signed, trust))
    const checkMs = await timeEach(200, () => checkPdf(signed, trust))

    let maxMemory = 0
    await timeEach(many, async (number) => {
      await set('enrolment', 0, 1000 + number)
      if (number % 50 === 0) maxMemory = Math.max(maxMemory, childrenMemory())
    })
    return { certificateMs, transcriptMs, pdfLibMs, signMs, checkMs, maxMemory, bytes: signed.length }
  } finally {
    await typesetter.close()
  }
}
