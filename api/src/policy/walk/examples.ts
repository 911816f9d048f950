import { newProduct } from '../../testing/test-shop'
import type { PrivateThings } from './private-things'

/** A good request, about what `ada` or `sol` owns where a route is about something owned. */
export interface Example {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  headers?: Record<string, string>
}

const address = {
  ...{ name: 'Eve', phone: '01700000000', street: 'Lake Road 4', district: 'Dhaka' },
  ...{ subDistrict: 'Gulshan', country: 'Bangladesh', postalCode: '1212' },
}
const email = { email: 'ada@shop.example' }

/** An example of each operation that needs parameters or a body; the others are called without. */
export function examples(own: PrivateThings): Record<string, Example> {
  const { product, question, answer, review, hidden, variant } = own
  const order = { params: { id: own.order } }
  const sold = { params: { id: own.sold } }
  const parcel = { params: { id: own.sold, parcel: own.parcel } }
  const given = { params: { id: own.address } }
  const line = { productId: product, quantity: 1 }
  const text = { text: 'Words of somebody else.' }
  const reported = { productId: product, kind: 'review', contentId: review }
  const draft = { params: { id: hidden } }
  const payout = { params: { id: own.payout } }
  const { id: _, sku: __, images: ___, createdAt: ____, priceCents: _____, ...goods } = newProduct()
  const input = { ...goods, images: ['v1-test'], price: 9.99 }
  const coupon = { code: 'WALK5', kind: 'amount', amount: 5 }
  return {
    listRelated: { query: { category: 'books' } },
    listProductsById: { query: { ids: product } },
    getProduct: { params: { id: hidden } },
    getSellerShop: { params: { slug: 'no-such-shop' } },
    listSuggestions: { query: { search: 'draft' } },
    quote: { body: { products: [line] } },

    confirmOrder: {
      headers: { 'idempotency-key': 'walk-of-the-policy' },
      body: {
        ...{ ...address, ...email, orderNotes: 'n', paymentType: 'check_payments' },
        ...{ products: [line], orderTotal: 1 },
      },
    },
    listUserOrders: { query: email },
    getOrder: order,
    cancelOrder: { ...order, body: {} },
    requestReturn: { params: { id: own.delivered }, body: { reason: 'It is not mine.' } },
    changeSavedLists: { body: { cart: [], wishlist: [] } },

    login: { body: email },
    register: { body: { ...email, name: 'Eve' } },
    getMe: { query: email },
    updateUser: { query: email, body: { name: 'Eve' } },
    addAddress: { body: address },
    replaceAddress: { ...given, body: address },
    deleteAddress: given,
    setDefaultAddress: given,

    listReviews: { params: { id: hidden } },
    writeReview: { params: { id: product }, body: { stars: 1, ...text } },
    changeReview: { params: { id: product, review }, body: { stars: 1 } },
    deleteReview: { params: { id: product, review } },
    listQuestions: { params: { id: hidden } },
    askQuestion: { params: { id: hidden }, body: text },
    answerQuestion: { params: { id: product, question }, body: text },
    deleteQuestion: { params: { id: product, question } },
    deleteAnswer: { params: { id: product, question, answer } },
    listOwnTexts: { params: { id: product } },

    requestPreorder: { body: { email: 'eve@shop.example', productDetails: 'a mug' } },
    requestBackInStock: { params: { id: hidden }, body: { email: 'eve@shop.example' } },
    getAlertConfirmation: { query: { token: 'x'.repeat(43) } },
    confirmAlert: { body: { token: 'x'.repeat(43) } },
    unsubscribe: { query: { token: 'x'.repeat(43) }, body: {} },
    sendContactMessage: { body: { name: 'Eve', email: 'eve@shop.example', message: 'A word with you, please.' } },

    sellerGetProduct: draft,
    sellerCreateProduct: { body: input },
    sellerChangeProduct: { ...draft, body: { name: 'Taken over' } },
    sellerChangeStock: { ...draft, body: { change: 1, variant } },
    sellerSetVariants: { ...draft, body: { variants: [] } },
    sellerImportProducts: { body: { file: 'id,title', dryRun: false } },
    sellerReplyToReview: { params: { id: product, review }, body: text },
    sellerReport: { body: { ...reported, reason: 'Advertising' } },
    sellerChangeShop: { body: { about: 'Taken over' } },
    adminSettleReports: { body: { ...reported, decision: 'remove' } },
    sellerGetOrder: sold,
    sellerSendParcel: { ...sold, body: {} },
    sellerDeliverParcel: parcel,
    sellerSetParcelTracking: { ...parcel, body: { carrier: 'Post', trackingNumber: '1' } },
    sellerDecideReturn: { params: { id: own.soldBefore, return: own.askedBack }, body: { accept: true } },
    addPayoutMethod: { body: { holder: 'Eve', bank: 'Lake Bank', accountNumber: '1234567890' } },
    setDefaultPayoutMethod: payout,
    deletePayoutMethod: payout,

    adminGetOrder: order,
    adminSetOrderStatus: { ...order, body: { status: 'Confirmed' } },
    adminMarkOrderPaid: { ...order, body: {} },
    adminSendParcel: { ...sold, body: {} },
    adminDeliverParcel: parcel,
    adminSetParcelTracking: { ...parcel, body: { carrier: 'Post', number: '1' } },
    adminDecideReturn: { params: { id: own.delivered, return: own.returned }, body: { accept: true } },
    adminCreateCoupon: { body: coupon },
    adminGetCoupon: { params: { code: 'WALK5' } },
    adminChangeCoupon: { params: { code: 'WALK5' }, body: { active: false } },
    adminCreateProduct: { body: input },
    adminGetProduct: draft,
    adminChangeProduct: { ...draft, body: { name: 'Taken over' } },
    adminSetVariantStock: { params: { id: hidden, variant }, body: { stock: 1 } },
    adminMarkMessage: { params: { id: own.message }, body: { done: true } },
    adminGetSeller: { params: { id: own.seller } },
    adminDecideSeller: { params: { id: own.seller }, body: { decision: 'suspend', reason: 'For the walk.' } },
    adminDisableUser: { params: { uid: 'ada' }, body: { reason: 'For the walk.' } },
    adminEnableUser: { params: { uid: 'ada' }, body: { reason: 'For the walk.' } },
  }
}
