import type { Phrase } from '@campus/contract/language.ts'
import type { SubjectKind } from '@campus/contract/messages/categories.ts'
import type { Ctx } from '../../context/context.ts'
import { holdInboxes, type NewMessage, sendMessage } from '../messages/sending/send.service.ts'
import { administratorsOf } from '../school/organisation/scope.service.ts'
import { isOfOffice } from './custodian.repository.ts'
import type { LockedItem } from './posts/item.repository.ts'

type Item = Pick<LockedItem, 'id' | 'school_id' | 'person_id' | 'side' | 'kind' | 'title' | 'custody_by'>

const nameOf = ({ kind, title }: Item): Phrase =>
  kind === 'card' ? ['证件或校园卡', 'ID or campus card', '證件或校園卡'] : [title, title, title]

const about = (item: Item, [zh, en, tw]: Phrase): Phrase => {
  const [name, nameEn, nameTw] = nameOf(item)
  return [`${zh}：${name}`, `${en}: ${nameEn}`, `${tw}：${nameTw}`]
}

/** Where who answers claims reads of them: in their post, or among what the office keeps. */
export const subjectFor = ({ id, custody_by }: Item): { readonly kind: SubjectKind; readonly id: string } => ({
  kind: custody_by ? 'lost_item_case' : 'lost_item',
  id,
})

/**
 * Who answers a claim. Of what the office keeps that is who took it in; where they look after nothing any more, or claim it themselves, the
 * administrators.
 */
export const holdersOf = async (ctx: Ctx, { school_id, person_id, custody_by }: Item, claimantId: string): Promise<readonly string[]> => {
  if (!custody_by) return [person_id]
  if (custody_by !== claimantId && (await isOfOffice(ctx.sql, custody_by))) return [custody_by]
  return (await administratorsOf(ctx, school_id)).filter((id) => id !== claimantId)
}

type Text = Pick<NewMessage, 'category' | 'body'> & { readonly title: Phrase }

const tell = (
  ctx: Ctx,
  item: Item,
  to: readonly string[],
  { title, ...text }: Text,
  subject = { kind: 'lost_item' as SubjectKind, id: item.id },
) => sendMessage(ctx, { schoolId: item.school_id, to, ...text, title: about(item, title), subject })

const seeThere: Phrase = ['打开查看详情。', 'Open it to see the details.', '打開查看詳情。']

/** What the card says is not in the message: it may be read over a shoulder. */
export const notifyCardOwner = (ctx: Ctx, item: Item, ownerId: string) =>
  tell(ctx, item, [ownerId], {
    category: 'todo',
    title: ['有人捡到了您的卡', 'Someone found your card', '有人撿到了您的卡'],
    body: [
      '打开后点“这是我的”，与捡到的人约定交接。',
      'Open it, choose “This is mine”, and agree on a handover with the finder.',
      '打開後點「這是我的」，與撿到的人約定交接。',
    ],
  })

/** About a new post, to those whose earlier ones on the other side fit it well. */
export const notifySimilar = (ctx: Ctx, item: Item, people: readonly string[]) =>
  tell(ctx, item, people, {
    category: 'progress',
    title:
      item.side === 'found'
        ? ['有人捡到的东西可能是您的', 'Someone found what may be yours', '有人撿到的東西可能是您的']
        : ['有人在找的东西可能在您这里', 'Someone is looking for something you may have found', '有人在找的東西可能在您這裡'],
    body: ['打开核对，是的话即可回应。', 'Open it and answer if it is the same.', '打開核對，是的話即可回應。'],
  })

export const notifyClaimed = async (ctx: Ctx, item: Item, { by, isOwner }: { readonly by: string; readonly isOwner: boolean }) =>
  tell(
    ctx,
    item,
    await holdersOf(ctx, item, by),
    isOwner
      ? {
          category: 'todo',
          title: ['失主已确认，请约定交接', 'The owner has confirmed. Agree on a handover', '失主已確認，請約定交接'],
          body: ['请写下交接的地点和时间。', 'Suggest a place and time for the handover.', '請寫下交接的地點和時間。'],
        }
      : {
          category: 'todo',
          title:
            item.side === 'found'
              ? ['有人认领', 'Someone claims this', '有人認領']
              : ['有人捡到了您的物品', 'Someone says they found this', '有人撿到了您的物品'],
          body: ['请核对对方的回答，确认或拒绝。', 'Read the answer, then confirm or decline.', '請核對對方的回答，確認或拒絕。'],
        },
    subjectFor(item),
  )

export const notifyAnswered = (ctx: Ctx, item: Item, { to, isAccepted }: { readonly to: string; readonly isAccepted: boolean }) =>
  tell(
    ctx,
    item,
    [to],
    isAccepted
      ? {
          category: 'progress',
          title: ['已确认，请按约定交接', 'Confirmed. Meet as agreed', '已確認，請按約定交接'],
          body: [
            '打开查看地点、时间和交接方式。',
            'Open it to see the place, the time and how to hand it over.',
            '打開查看地點、時間和交接方式。',
          ],
        }
      : { category: 'progress', title: ['认领未通过', 'Claim declined', '認領未通過'], body: seeThere },
  )

/** To the other side. */
export const notifyArranged = async (ctx: Ctx, item: Item, { claimantId, by }: { readonly claimantId: string; readonly by: string }) => {
  const isByClaimant = by === claimantId
  return tell(
    ctx,
    item,
    isByClaimant ? await holdersOf(ctx, item, claimantId) : [claimantId],
    { category: 'progress', title: ['交接地点或时间有变', 'Place or time of the handover changed', '交接地點或時間有變'], body: seeThere },
    isByClaimant ? subjectFor(item) : undefined,
  )
}

export const notifyWithdrawn = async (ctx: Ctx, item: Item, claimantId: string) =>
  tell(
    ctx,
    item,
    await holdersOf(ctx, item, claimantId),
    { category: 'progress', title: ['对方撤回了', 'Claim withdrawn', '對方撤回了'], body: seeThere },
    subjectFor(item),
  )

export const notifyReturned = (ctx: Ctx, item: Item, people: readonly string[]) =>
  tell(ctx, item, people, {
    category: 'progress',
    title: ['已归还', 'Returned', '已歸還'],
    body: [
      '交接完成。如非您本人经手，请通过“帮助与反馈”告诉学校。',
      'The handover is complete. If you were not part of it, tell the school under “Help and feedback”.',
      '交接完成。如非您本人經手，請透過「幫助與回饋」告訴學校。',
    ],
  })

/** To those whose claims ended with the post. */
export const notifyEnded = (ctx: Ctx, item: Item, claimants: readonly string[]) =>
  tell(ctx, item, claimants, {
    category: 'progress',
    title: ['您关注的物品已结束', 'This post has ended', '您關注的物品已結束'],
    body: seeThere,
  })

export const notifyHidden = async (ctx: Ctx, item: Item) => {
  const administrators = await administratorsOf(ctx, item.school_id)
  await holdInboxes(ctx, [...administrators, item.person_id])
  await tell(
    ctx,
    item,
    administrators,
    {
      category: 'todo',
      title: ['失物招领信息被举报', 'A lost and found post was reported', '失物招領資訊被檢舉'],
      body: ['三人举报后已自动隐藏，请核查。', 'Three reports have hidden it. Please decide.', '三人檢舉後已自動隱藏，請核查。'],
    },
    { kind: 'lost_item_case', id: item.id },
  )
  await tell(ctx, item, [item.person_id], {
    category: 'progress',
    title: ['您的信息暂时隐藏', 'Your post is hidden for now', '您的資訊暫時隱藏'],
    body: ['多人举报，等待学校核查。', 'Several people reported it. The school will decide.', '多人檢舉，等待學校核查。'],
  })
}

const decided = {
  take: ['您捡到的物品已由学校保管', 'The school keeps what you found', '您撿到的物品已由學校保管'],
  hide: ['您的信息已被隐藏', 'Your post was hidden', '您的資訊已被隱藏'],
  show: ['您的信息已恢复显示', 'Your post is shown again', '您的資訊已恢復顯示'],
  renew: ['您的信息已续期', 'Your post was extended', '您的資訊已展期'],
  end: ['您的信息已由学校结束', 'The school ended your post', '您的資訊已由學校結束'],
} as const satisfies Record<string, Phrase>

export const notifyDecided = (ctx: Ctx, item: Item, action: keyof typeof decided) =>
  tell(ctx, item, [item.person_id], { category: 'progress', title: decided[action], body: seeThere })

/** Who claimed what the office now keeps goes there. */
export const notifyMoved = (ctx: Ctx, item: Item, claimants: readonly string[]) =>
  tell(ctx, item, claimants, {
    category: 'progress',
    title: ['物品已转由学校保管', 'The school now keeps this', '物品已轉由學校保管'],
    body: ['请到保管处领取，打开查看地点。', 'Collect it at the office. Open it to see where.', '請到保管處領取，打開查看地點。'],
  })

export const notifyExpiring = (ctx: Ctx, item: Item, mayRenew: boolean) =>
  tell(ctx, item, [item.person_id], {
    category: 'progress',
    title: ['您的信息三天后到期', 'Your post ends in three days', '您的資訊三天後到期'],
    body: mayRenew
      ? ['还需要的话，可以续期一次。', 'You can extend it once if you still need it.', '還需要的話，可以展期一次。']
      : ['到期后自动结束。', 'It will end automatically.', '到期後自動結束。'],
  })

export const notifyExpired = (ctx: Ctx, item: Item) =>
  tell(ctx, item, [item.person_id], {
    category: 'progress',
    title: ['您的信息已到期', 'Your post has ended', '您的資訊已到期'],
    body: ['还没找到的话，可以重新发布。', 'You can post it again if you still need it.', '還沒找到的話，可以重新發布。'],
  })
