import { yuan } from './yuan.ts'
import './figures.css'

/** An amount of whole fen. */
export function Money({ fen }: { readonly fen: number }) {
  return <span className="money">{yuan(fen)}</span>
}
