import type { ComponentType } from 'react'

interface CropToolProps {
  readonly label: string
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>
  readonly onPress: () => void
}

export function CropTool({ label, icon: Icon, onPress }: CropToolProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      <Icon aria-hidden />
    </button>
  )
}
