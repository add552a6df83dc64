import { RedoOutline, UndoOutline } from 'antd-mobile-icons'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'
import { CropTool } from './crop-tool.tsx'
import './crop-stage.css'
import { cropWords } from './words.ts'

interface TurnToolsProps {
  readonly onTurn: (degrees: number) => void
  /** What else stands in their row. */
  readonly children?: ReactNode
}

/** A picture turned by quarters. */
export function TurnTools({ onTurn, children }: TurnToolsProps) {
  const words = useWords(cropWords)
  return (
    <div className="crop-tool">
      <span className="crop-tool-name">{words.turn}</span>
      <CropTool label={words.turnLeft} icon={RedoOutline} onPress={() => onTurn(-90)} />
      <CropTool label={words.turnRight} icon={UndoOutline} onPress={() => onTurn(90)} />
      {children}
    </div>
  )
}
