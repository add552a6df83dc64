import { registrationPaths } from '@campus/contract/paths/registration.ts'
import type { ProofWay } from '@campus/contract/registration/case.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckShieldOutline, FaceRecognitionOutline, MailOutline, PhoneFill, RightOutline, UserContactOutline } from 'antd-mobile-icons'
import { open } from '../../../navigation/navigator.ts'
import type { MatchedCase } from '../case/use-case.ts'
import '@campus/ui/tile/tile.css'
import { CodeWay } from './code-way.tsx'
import { FaceWay } from './face-way.tsx'
import { matchWords } from './words.ts'

const icons = {
  phone: PhoneFill,
  email: MailOutline,
  face: FaceRecognitionOutline,
  authority: CheckShieldOutline,
  manual: UserContactOutline,
}

interface WaysProps {
  readonly shown: MatchedCase
  readonly onChoose: (way: ProofWay) => void
}

function Ways({ shown: { ways, isManualOnly }, onChoose }: WaysProps) {
  const words = useWords(matchWords)
  const textOf = (way: ProofWay) => {
    if ('masked' in way) return words.codeText(way.masked)
    return { face: words.faceText, authority: words.authorityText, manual: words.manualText }[way.kind]
  }
  return (
    <div className="page-card">
      <h2>{words.prove}</h2>
      <p className="page-lead">{isManualOnly ? words.manualOnly : words.proveLead}</p>
      <ul className="case-ways">
        {ways.map((way) => {
          const Icon = icons[way.kind]
          return (
            <li key={way.kind}>
              <button type="button" className="case-way" onClick={() => onChoose(way)}>
                <span className="tile-icon tile-icon-small" aria-hidden="true">
                  <Icon />
                </span>
                <span className="case-way-text">
                  {words[way.kind]}
                  <small>{textOf(way)}</small>
                </span>
                <RightOutline aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface ProofWaysProps {
  readonly shown: MatchedCase
  readonly chosen: ProofWay | undefined
  readonly onChoose: (way: ProofWay | undefined) => void
}

/** The ways to prove who one is, each as good as the others; the chosen one takes their place. */
export function ProofWays({ shown, chosen, onChoose }: ProofWaysProps) {
  const { id } = shown
  const back = () => onChoose(undefined)
  const choose = (way: ProofWay) => {
    if (way.kind === 'manual') void open(registrationPaths.material, { id })
    else onChoose(way)
  }
  if (chosen?.kind === 'phone' || chosen?.kind === 'email')
    return (
      <div className="page-card">
        <CodeWay id={id} channel={chosen.kind} masked={chosen.masked} onOther={back} />
      </div>
    )
  if (chosen?.kind === 'face' || chosen?.kind === 'authority') return <FaceWay id={id} way={chosen.kind} onOther={back} />
  return <Ways shown={shown} onChoose={choose} />
}
