import { type FeedbackAbout, reportKindNames } from '@campus/contract/help/feedback.ts'
import { useSay } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { DocumentMark } from '../proof/document-mark.tsx'
import './about-certificate.css'

interface AboutCertificateProps {
  readonly about: FeedbackAbout
  /** The way to it, for who may open it. */
  readonly link?: ReactNode
}

/** The certificate that a feedback is about: why it was named, which one it is, how it stands. */
export function AboutCertificate({ about: { reportKind, title, serial, state }, link }: AboutCertificateProps) {
  const say = useSay()
  return (
    <div className="about-certificate">
      <span>
        <small>{say(reportKindNames[reportKind])}</small>
        <strong>{title}</strong>
        {serial && <small>{serial}</small>}
      </span>
      {state && <DocumentMark state={state} />}
      {link}
    </div>
  )
}
