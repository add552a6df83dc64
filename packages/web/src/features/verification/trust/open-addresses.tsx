import { didDocument, revocationList, trustList } from '@campus/contract/verification/trust.ts'
import { CopyButton } from '@campus/ui/copy/copy-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { trustWords } from './words.ts'

const at = (path: string) => window.location.origin + path

/** What a program needs that verifies by itself, for the school that is shown. */
export function OpenAddresses({ schoolId }: { readonly schoolId: string }) {
  const words = useWords(trustWords)
  const ofSchool = (path: string) => at(path.replace('{schoolId}', schoolId))
  const addresses = [
    [words.trustList, at(trustList.path)],
    [words.rootCrl, ofSchool(revocationList.path).replace('{authority}', 'root')],
    [words.issuingCrl, ofSchool(revocationList.path).replace('{authority}', 'issuing')],
    [words.did, ofSchool(didDocument.path)],
  ] as const
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
