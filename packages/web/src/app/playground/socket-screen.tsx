import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useSocketState, useTopic } from '../../api/use-topic.ts'
import './playground.css'
import { playgroundWords } from './words.ts'

interface Heard {
  readonly at: number
  readonly topic: string
  readonly text: string
}

const most = 50

/** Listens to one topic of the app's own socket and shows what comes. */
export default function SocketScreen() {
  const words = useWords(playgroundWords)
  const state = useSocketState()
  const [topic, setTopic] = useState('message-count')
  const [heard, setHeard] = useState<readonly Heard[]>([])
  useTopic(topic, (data) => setHeard((before) => [{ at: Date.now(), topic, text: JSON.stringify(data) }, ...before].slice(0, most)))
  return (
    <div className="playground">
      <p>
        {words.socket}: <output>{state}</output>
      </p>
      <label className="playground-row">
        {words.topic}
        <input className="field-box" value={topic} onChange={(event) => setTopic(event.target.value)} />
      </label>
      <section>
        <h2>{words.messages}</h2>
        {heard.length === 0 && <p>{words.noMessages}</p>}
        <ul>
          {heard.map((message) => (
            <li key={`${message.at} ${message.text}`}>
              <Time at={message.at} /> {message.topic} <code>{message.text}</code>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
