/** Enough to recognise one's own number, not enough to learn somebody else's. */
export const maskPhone = (phone: string) => (/^\d{8,}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(7)}` : phone)

export const maskEmail = (email: string) => {
  const at = email.indexOf('@', 1)
  return at > 0 && at < email.length - 1 ? `${email.slice(0, 1)}***${email.slice(at)}` : email
}

export const maskAccount = (account: string) =>
  account.length <= 4 ? `${account.slice(0, 1)}***` : `${account.slice(0, 2)}***${account.slice(-2)}`

export const maskIdCard = (idCard: string) =>
  idCard.replace(/^(.{3}).+(.{4})$/, (_all, head: string, tail: string) => `${head}***********${tail}`)

export const maskName = (name: string) => {
  const [first = '', ...rest] = name
  return first + '*'.repeat(Math.max(1, rest.length))
}
