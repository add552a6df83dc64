import { registrationPaths } from '@campus/contract/paths/registration.ts'
import type { ProofWay } from '@campus/contract/registration/case.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { MailOutline, PhoneFill, RightOutline, UserContactOutline } from 'antd-mobile-icons'
import { type ComponentType, useState } from 'react'
import { open } from '../../../navigation/navigator.ts'
import type { MatchedCase } from '../case/use-case.ts'
import '@campus/ui/tile/tile.css'
import { CodeWay } from './code-way.tsx'
import { matchWords } from './words.ts'

interface WayButtonProps {
  readonly icon: ComponentType
  readonly title: string
  readonly text: string
  readonly onChoose: () => void
}

function WayButton({ icon: Icon, title, text, onChoose }: WayButtonProps) {
  return (
    <li>
      <button type="button" className="case-way" onClick={onChoose}>
        <span className="tile-icon tile-icon-small" aria-hidden="true">
          <Icon />
        </span>
        <span className="case-way-text">
          {title}
          <small>{text}</small>
        </span>
        <RightOutline aria-hidden />
      </button>
    </li>
  )
}

type CodeProof = Extract<ProofWay, { masked: string }>

interface WaysProps {
  readonly shown: MatchedCase
  readonly onCode: (way: CodeProof) => void
}

function Ways({ shown: { id, ways, isManualOnly }, onCode }: WaysProps) {
  const words = useWords(matchWords)
  return (
    <>
      <h2>{words.prove}</h2>
      <p className="page-lead">{isManualOnly ? words.manualOnly : words.proveLead}</p>
      <ul className="case-ways">
        {ways.map((way) =>
          way.kind === 'phone' || way.kind === 'email' ? (
            <WayButton
              key={way.kind}
              icon={way.kind === 'phone' ? PhoneFill : MailOutline}
              title={words[way.kind]}
              text={words.codeText(way.masked)}
              onChoose={() => onCode(way)}
            />
          ) : (
            way.kind === 'manual' && (
              <WayButton
                key="manual"
                icon={UserContactOutline}
                title={words.manual}
                text={words.manualText}
                onChoose={() => void open(registrationPaths.material, { id })}
              />
            )
          ),
        )}
      </ul>
    </>
  )
}

/** The ways to prove who one is, each as good as the others; the chosen one takes their place. */
export function ProofWays({ shown }: { readonly shown: MatchedCase }) {
  const [chosen, setChosen] = useState<CodeProof>()
  return (
    <div className="page-card">
      {chosen ? (
        <CodeWay id={shown.id} channel={chosen.kind} masked={chosen.masked} onOther={() => setChosen(undefined)} />
      ) : (
        <Ways shown={shown} onCode={setChosen} />
      )}
    </div>
  )
}
