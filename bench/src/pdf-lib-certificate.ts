import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DocumentFacts } from '@campus/server/modules/documents/facts/document-facts.ts'
import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, rgb } from 'pdf-lib'

const fontBytes = (name: string) => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-serif-sc/${name}`)))
const fonts = {
  regular: fontBytes('400Regular/NotoSerifSC_400Regular.ttf'),
  bold: fontBytes('700Bold/NotoSerifSC_700Bold.ttf'),
}

const width = 595.28
const height = 841.89
const margin = 90
const lineLength = 24

const linesOf = (text: string) => text.match(new RegExp(`.{1,${lineLength}}`, 'gsu')) ?? []

/** The same certificate as a hand-drawn page: its texts, its seal and its fonts, without tags and PDF/A. */
export const drawWithPdfLib = async ({ student, ...facts }: DocumentFacts, seal: Uint8Array): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit)
  const regular = await pdf.embedFont(fonts.regular, { subset: true })
  const bold = await pdf.embedFont(fonts.bold, { subset: true })
  const picture = await pdf.embedPng(seal)
  const page = pdf.addPage([width, height])
  const write = (text: string, y: number, size = 14, font = regular) => page.drawText(text, { x: margin, y, size, font })
  write(facts.school.name, 740, 18, bold)
  write(facts.title.name, 690, 26, bold)
  const body = `兹证明${student.name}，为我校${student.college}${student.major}专业${student.grade}级在读学生，学籍状态正常。`
  for (const [at, line] of linesOf(body).entries()) write(line, 620 - at * 26)
  const rows = [student.studentId, student.idCard, student.birthDate, student.enrollmentDate, student.predictGraduateDate]
  for (const [at, row] of rows.entries()) write(row, 520 - at * 24, 12)
  write('特此证明。', 380)
  write(`${facts.school.name}教务处`, 300)
  write(facts.issuedOn, 276)
  page.drawImage(picture, { x: 330, y: 240, width: 110, height: 110 })
  write(`${facts.serial}  ${facts.code}  ${facts.verifyAddress}`, 60, 8)
  page.drawRectangle({ x: 40, y: 40, width: width - 80, height: height - 80, borderColor: rgb(0.6, 0.6, 0.6), borderWidth: 0.5 })
  return pdf.save()
}
