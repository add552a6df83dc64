import type { DocumentFacts } from '../../facts/document-facts.ts'
import { onlyListed } from '../../facts/facts.rules.ts'
import { inventedFacts } from '../../facts/facts.service.ts'
import type { TemplateSheet } from '../../versions/version.service.ts'

/** What a template is tried with: an invented student of whom it knows no more than the fields that it lists, as of a real one. */
export const testFacts = (sheet: TemplateSheet): DocumentFacts => {
  const facts = inventedFacts(sheet)
  return { ...facts, student: onlyListed(sheet.rules.fields, facts.student) }
}

/** The same as it is issued: with numbers and with the seal. */
export const issuedTestFacts = (sheet: TemplateSheet): DocumentFacts => {
  const facts = testFacts(sheet)
  return {
    ...facts,
    isSpecimen: false,
    serial: 'SAMPLE-2026-000001',
    code: 'ABCD-EFGH-JKMN-PQRS',
    has: { ...facts.has, seal: sheet.sealFileId !== null },
  }
}
