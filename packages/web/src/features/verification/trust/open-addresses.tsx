import { didDocument, revocationList, trustList } from '@campus/contract/verification/trust.ts'
import { CopyButton } from '../../../parts/copy/copy-button.tsx'
import { useWords } from '../../../words/words.ts'
import { trustWords } from './words.ts'

const at = (path: string) => window.location.origin + path

/** What a program needs that verifies by itself, for the schools that are shown. */
export function OpenAddresses({ schoolIds }: { readonly schoolIds: readonly string[] }) {
  const words = useWords(trustWords)
  const ofSchool = (schoolId: string) => [
    [words.rootCrl, at(revocationList.path.replace('{schoolId}', schoolId).replace('{authority}', 'root'))] as const,
    [words.issuingCrl, at(revocationList.path.replace('{schoolId}', schoolId).replace('{authority}', 'issuing'))] as const,
    [words.did, at(didDocument.path.replace('{schoolId}', schoolId))] as const,
  ]
  const addresses = [[words.trustList, at(trustList.path)] as const, ...schoolIds.flatMap(ofSchool)]
  return (
    <section className="page-card">
      <h2>{words.programmers}</h2>
      <p className="page-note">{words.programmersText}</p>
      <ul className="page-list trust-addresses">
        {addresses.map(([name, address]) => (
          <li key={address}>
            <span>{name}</span>
            <a href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
            <CopyButton text={address} label={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
