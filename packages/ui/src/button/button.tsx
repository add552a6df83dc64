import type { ComponentProps, MouseEvent } from 'react'
import { LoadingDots } from '../loading-dots/loading-dots.tsx'
import './button.css'

type NativeProps = Omit<ComponentProps<'button'>, 'color' | 'onClick' | 'style'>

export interface ButtonProps extends NativeProps {
  readonly color?: 'default' | 'primary' | 'danger'
  readonly fill?: 'solid' | 'outline' | 'none'
  readonly size?: 'small' | 'middle' | 'large'
  /** As wide as its place. */
  readonly block?: boolean
  /** Dots stand for the label, and it cannot be pressed. */
  readonly loading?: boolean
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
}

export function Button(props: ButtonProps) {
  const { color = 'default', fill = 'solid', size = 'middle', block = false, loading = false, onClick, ...native } = props
  const { className, disabled = false, type = 'button', children, ...rest } = native
  const classes = ['button', `button-${color}`, `button-${fill}`, `button-${size}`, block && 'button-block', className]
  return (
    <button
      {...rest}
      type={type}
      className={classes.filter(Boolean).join(' ')}
      disabled={disabled || loading}
      onClick={onClick && ((event) => void onClick(event))}
    >
      <span className={loading ? 'button-label-hidden' : undefined}>{children}</span>
      {loading && <LoadingDots />}
    </button>
  )
}
