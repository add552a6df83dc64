/** Why documents of the demo's student no longer hold, in the words of the registrar. */
export const endingReasons = { revoked: '预计毕业日期有误，已更正', superseded: '成绩更新后重新开具' } as const
