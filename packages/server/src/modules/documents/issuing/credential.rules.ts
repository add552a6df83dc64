import type { TemplateField } from '@campus/contract/documents/template-fields.ts'
import type { DocumentFacts } from '../facts/document-facts.ts'

/** A document about to be given as a credential. */
export interface CredentialSubject {
  readonly id: string
  readonly versionId: string
  readonly fields: readonly TemplateField[]
  readonly facts: DocumentFacts
  readonly issuedAt: Date
  readonly validUntil: Date | null
  /** Of the PDF that says the same. */
  readonly sha256: Uint8Array
}

/** English beside Chinese, where both are known. */
const english: Partial<Record<TemplateField, 'collegeEn' | 'majorEn' | 'classNameEn' | 'degreeEn'>> = {
  college: 'collegeEn',
  major: 'majorEn',
  className: 'classNameEn',
  degree: 'degreeEn',
}

/** Only what the template itself says: a proof of enrolment does not carry grades along. */
const statedFacts = ({ fields, facts: { student } }: CredentialSubject) => {
  const named = fields.filter((field): field is Exclude<TemplateField, 'scores'> => field !== 'scores')
  const names = named.flatMap((field) => [field, english[field]].filter((name) => name !== undefined))
  return Object.fromEntries(names.map((name) => [name, student[name]]).filter(([, value]) => value !== '' && value !== null))
}

/** The facts of a document as an Open Badge, which is a Verifiable Credential of the W3C. */
export const credentialOf = (subject: CredentialSubject, issuer: string): Record<string, unknown> => {
  const { id, versionId, facts, issuedAt, validUntil, sha256 } = subject
  const title = `${facts.title.name} · ${facts.title.nameEn}`
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      // The names of our own facts stand in no published vocabulary.
      'https://www.w3.org/ns/credentials/undefined-terms/v2',
    ],
    id: `urn:uuid:${id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: issuer, type: ['Profile'], name: `${facts.school.name} · ${facts.school.nameEn}` },
    validFrom: issuedAt.toISOString(),
    ...(validUntil ? { validUntil: validUntil.toISOString() } : {}),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: facts.student.name },
        { type: 'IdentityObject', identityType: 'systemId', hashed: false, identityHash: facts.student.studentId },
      ],
      achievement: {
        id: `urn:uuid:${versionId}`,
        type: ['Achievement'],
        name: title,
        description: facts.title.nameEn,
        criteria: { narrative: `Stated by ${facts.school.nameEn} from its records on ${facts.issuedOn}.` },
      },
      serial: facts.serial,
      facts: statedFacts(subject),
      ...(subject.fields.includes('scores') ? { scores: facts.scores } : {}),
    },
    // Binds the credential to the very file that says the same.
    relatedResource: [
      {
        id: `urn:uuid:${id}#pdf`,
        mediaType: 'application/pdf',
        digestSRI: `sha256-${Buffer.from(sha256).toString('base64')}`,
      },
    ],
  }
}
