import { measureDocuments } from '../documents.ts'
import { judge, kilobytes, megabytes, printLine } from '../report.ts'

const goals = { certificates: 30, transcripts: 5, childBytes: 1024 * 1024 * 1024 }
const documents = 2000

export const reportDocuments = async () => {
  const made = await measureDocuments(documents)
  const rate = (each: number) => (1000 / each).toFixed(1)
  const judgeRate = (what: string, each: number, goal: number) => judge(what, rate(each), 1000 / each >= goal, String(goal))
  judgeRate('certificates a second', made.certificateMs, goals.certificates)
  judgeRate('transcripts of 120 courses a second', made.transcriptMs, goals.transcripts)
  printLine(
    'certificate: pdf-lib / Typst',
    (made.pdfLibMs / made.certificateMs).toFixed(1),
    `${made.pdfLibMs.toFixed(0)} ms and ${made.certificateMs.toFixed(0)} ms`,
  )
  printLine('signatures a second', rate(made.signMs), `${made.signMs.toFixed(1)} ms each`)
  printLine('verification', `${made.checkMs.toFixed(1)} ms`, kilobytes(made.bytes))
  judge(
    `memory over ${documents.toLocaleString('en')} documents`,
    megabytes(made.maxMemory),
    made.maxMemory <= goals.childBytes,
    megabytes(goals.childBytes),
  )
}
