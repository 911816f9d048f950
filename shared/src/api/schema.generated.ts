// Written by "npm run openapi -w tools/openapi" from the API's OpenAPI document. Do not edit.
// sha256 of the document: 131db907966c33041b70fc8a7139d8d8babd2dadfd6c85aed3a8a6aec6c8b6cc
export interface paths {
    "/api/v1/shop/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products, newest first, or one collection in its ranking */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a category, best selling first */
        get: operations["listRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/categorywise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The category and search listing, with facets over the whole result */
        get: operations["listCategorywise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products-by-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The named products as they are now, in the order asked for; unknown ids are left out */
        get: operations["listProductsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/data/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product with its variants */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories with their picture and number of products */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sellers/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop of an approved seller */
        get: operations["getSellerShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products, categories, brands and shops for what was typed so far */
        get: operations["listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ids and last changes of all shown products, up to 50000 at a time */
        get: operations["listSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where each page of the sitemap begins */
        get: operations["listSitemapPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Slugs and last changes of all shops, for the sitemap */
        get: operations["listShopPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sitemap/shops/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where each page of the sitemap of shops begins */
        get: operations["listShopPageStarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The running sale, or null */
        get: operations["getSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/shipping-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What delivery and tax cost */
        get: operations["getShippingRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What these products cost now, and how many of each can be bought */
        post: operations["quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the shop’s pages may promise: e-mails, payment, delivery, returns, contact */
        get: operations["getShopSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orderconfirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place an order */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orderconfirm/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up an attempt to order whose answer never came; returns the order if it was placed after all */
        post: operations["withdrawOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/userorders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the caller's orders, newest first */
        get: operations["listUserOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order: the caller's own, or any for an administrator */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an own order or pieces of it before it is shipped; they go back into stock */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/orders/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to return an own order or pieces of it within 60 days of delivery */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders that hold the seller’s products, newest first */
        get: operations["sellerListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seller’s part of one order */
        get: operations["sellerGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send own pieces of a confirmed order, or all that are left, in one parcel */
        post: operations["sellerSendParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/parcels/{parcel}/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that an own parcel has arrived */
        post: operations["sellerDeliverParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/parcels/{parcel}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or correct the tracking of an own parcel */
        post: operations["sellerSetParcelTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/orders/{id}/returns/{return}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a return of own products, which puts its pieces back into stock, or refuse it with a note */
        post: operations["sellerDecideReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/get-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's user record */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/update-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the caller's user record; the e-mail address stays */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/v1/user/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's addresses, the default first */
        get: operations["listAddresses"];
        put?: never;
        /** Add an address; the first one is the default */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace an address */
        put: operations["replaceAddress"];
        post?: never;
        /** Delete an address; after the default, the newest one is it */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/addresses/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an address the default, which prefills the checkout */
        post: operations["setDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/checkout-defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address that prefills the checkout: the default one, or else that of the last order */
        get: operations["getCheckoutDefaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seller's payout methods, the default first; only the ends of account numbers */
        get: operations["listPayoutMethods"];
        put?: never;
        /** Add a payout method; the first one is the default */
        post: operations["addPayoutMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/payouts/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a payout method the default */
        post: operations["setDefaultPayoutMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a payout method; after the default, the newest one is it */
        delete: operations["deletePayoutMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download everything that the shop keeps about the caller */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the caller's account; needs a sign-in of the last five minutes, and no open order */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's saved cart and wishlist */
        get: operations["getSavedLists"];
        put?: never;
        /** Change lines of the caller's saved cart and wishlist; the later change of a line wins */
        post: operations["changeSavedLists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reviews of a product, and how many give how many stars */
        get: operations["listReviews"];
        put?: never;
        /** Review a product that one bought, once it has been delivered: once for each order line */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/reviews/{review}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take away one’s own review; an administrator any */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        /** Change one’s own review */
        patch: operations["changeReview"];
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions about a product with their answers, newest first */
        get: operations["listQuestions"];
        put?: never;
        /** Ask a question about a product */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions/{question}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question: the shop, the product’s seller, or who bought it */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions/{question}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take away one’s own question with its answers; an administrator any */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/questions/{question}/answers/{answer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take away one’s own answer; an administrator any */
        delete: operations["deleteAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/preorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for an e-mail when a product is released; once per e-mail address and product */
        post: operations["requestPreorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/back-in-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for an e-mail when a product, or one variant of it, is in stock again */
        post: operations["requestBackInStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the shop; the message is kept, and mailed to its support address if there is one */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of the contact form, newest first */
        get: operations["adminListMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A message of the contact form with its answers */
        get: operations["adminGetMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Note that a message of the contact form is dealt with, or open again */
        patch: operations["adminMarkMessage"];
        trace?: never;
    };
    "/api/v1/admin/messages/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a message of the contact form by e-mail */
        post: operations["adminAnswerMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/messages/{id}/answers/{answer}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an answer again whose e-mail was given up */
        post: operations["adminResendAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/products/{id}/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller wrote about a product, and may write */
        get: operations["listOwnTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of the caller's account, this one too */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for an administrator */
        get: operations["adminSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of a period and of the one before; the last 30 days unless told. Days are UTC */
        get: operations["adminDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/best-sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ten products of which most pieces were sold in a period */
        get: operations["adminBestSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/low-stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ten shown products with five or fewer pieces left, fewest first; a count of 1000 stands for more, too */
        get: operations["adminLowStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits, as a stream of events: `waiting` with an AdminWaiting as JSON */
        get: operations["adminWatchWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every write of administrators, sellers and the command line, newest first */
        get: operations["adminListAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries that match, as a CSV file */
        get: operations["adminExportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders, page by page in any order */
        get: operations["adminListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order */
        get: operations["adminGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an order on; a step that the order cannot take is a 409 */
        post: operations["adminSetOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ship what is left of up to 25 orders; says of each what became of it. Sent again, it ships nothing twice */
        post: operations["adminShipOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The orders that match, as a CSV file */
        get: operations["adminExportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/views/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s saved views of a list, by name */
        get: operations["adminListViews"];
        /** Save filters under a name; the same name replaces them. At most 30 per list */
        put: operations["adminSaveView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/views/{list}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a saved view of the caller */
        delete: operations["adminRemoveView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons, newest first */
        get: operations["adminListCoupons"];
        put?: never;
        /** Create a coupon; a code that exists is a 409 */
        post: operations["adminCreateCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/coupons/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One coupon */
        get: operations["adminGetCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Switch a coupon on or off, or change when and how often it holds */
        patch: operations["adminChangeCoupon"];
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the money of an order has arrived; a 409 when it is paid or cancelled */
        post: operations["adminMarkOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that money of an order was paid back; a 409 for more than is still to be paid back */
        post: operations["adminRecordRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/senders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who sends the lines of an order, with their addresses */
        get: operations["adminListOrderSenders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/returns/{return}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a return, which puts its pieces back into stock, or refuse it with a note */
        post: operations["adminDecideReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send pieces of an order, or all that is left, in one parcel per sender */
        post: operations["adminSendParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/parcels/{parcel}/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a parcel has arrived; the order is delivered with its last one */
        post: operations["adminDeliverParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/orders/{id}/parcels/{parcel}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or correct the tracking of a parcel */
        post: operations["adminSetParcelTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products, hidden ones too, page by page in any order */
        get: operations["adminListProducts"];
        put?: never;
        /** Add a product */
        post: operations["adminCreateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product with its variants, hidden ones too */
        get: operations["adminGetProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a product; a new price is added to its price history */
        patch: operations["adminChangeProduct"];
        trace?: never;
    };
    "/api/v1/admin/products/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a hidden copy of a product with its variants, without stock */
        post: operations["adminDuplicateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/{id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The prices of a product, its sales, and what a discount may be compared with */
        get: operations["adminGetPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change up to 500 products at once, or say what that would do */
        post: operations["adminEditProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products that match, as a CSV file that can be imported again */
        get: operations["adminExportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales by day, and what waits for the seller */
        get: operations["sellerOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions about the seller’s products, open ones first, then the newest */
        get: operations["sellerListQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reviews of the seller’s products, those without a reply first, then the newest */
        get: operations["sellerListReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products/{id}/reviews/{review}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reply to a review of an own product; an empty text takes the reply back */
        put: operations["sellerReplyToReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales with their use */
        get: operations["adminListSales"];
        put?: never;
        /** Schedule a sale, or show what it would change; a product that another sale has meanwhile is a 409 */
        post: operations["adminCreateSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sale with a page of its products, their prices and use */
        get: operations["adminGetSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the name or the period of a sale that is not over */
        patch: operations["adminChangeSale"];
        trace?: never;
    };
    "/api/v1/admin/sales/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a running sale with its prices, or cancel one that has not begun */
        post: operations["adminEndSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews, questions and answers, newest first: all, new, reported, hidden, or of one person */
        get: operations["adminListTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/texts/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a review, question or answer from shoppers; its author gets the reason by e-mail */
        post: operations["adminHideText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/texts/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a hidden review, question or answer again */
        post: operations["adminShowText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/texts/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that texts are fine as they are; their reports are settled */
        post: operations["adminKeepTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/texts/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question or reply to a review as the shop; its author gets an e-mail */
        post: operations["adminAnswerText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a review, question or answer about an own product to the shop, once */
        post: operations["sellerReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seller’s own shop */
        get: operations["sellerGetShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what the shop says of itself; its name stays */
        patch: operations["sellerChangeShop"];
        trace?: never;
    };
    "/api/v1/seller/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import products from a CSV file, matched by SKU; a dry run says what it would do */
        post: operations["sellerImportProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seller’s products, archived ones too */
        get: operations["sellerListProducts"];
        put?: never;
        /** Add a product to the seller’s shop */
        post: operations["sellerCreateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product of the seller with its variants */
        get: operations["sellerGetProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a product; a new price enters its price history, `active: false` archives it */
        patch: operations["sellerChangeProduct"];
        trace?: never;
    };
    "/api/v1/seller/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the variants of a product: the cheapest one’s price is the product’s */
        put: operations["sellerSetVariants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seller/products/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the stock of a product or a variant by a difference */
        post: operations["sellerChangeStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users, newest first */
        get: operations["adminListUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an account: it can do nothing any more */
        post: operations["adminDisableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a closed account again */
        post: operations["adminEnableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person with the newest orders, reviews and steps of the account */
        get: operations["adminGetUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of an account */
        post: operations["adminSignOutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{uid}/administrator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make an account an administrator, or no longer one; never the last one */
        put: operations["adminSetAdministrator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s application or shop with its steps; null before the caller has applied */
        get: operations["getOwnSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications and shops, the latest application first */
        get: operations["adminListSellers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sellers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application or shop with its steps */
        get: operations["adminGetSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/sellers/{id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or decline an application, suspend or reinstate a shop; it is recorded and mailed */
        post: operations["adminDecideSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/telemetry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Failure rates and web vitals by remote and version */
        get: operations["adminTelemetry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/telemetry/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Page views and failures by remote and version over time */
        get: operations["adminTelemetryTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the variants of a product: the cheapest one’s price is the product’s */
        put: operations["adminSetVariants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/products/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people did to the stock of a variant, or of a product in one form, newest first */
        get: operations["adminListStockMovements"];
        put?: never;
        /** Enter what came, was lost or was counted; it goes into the history */
        post: operations["adminMoveStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the product of a sign-in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a record of the token's account; called again, it keeps the record */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/alerts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a confirmation link is about; a bad or old link is a 404 */
        get: operations["getAlertConfirmation"];
        put?: never;
        /** Confirm a request for an e-mail; again changes nothing */
        post: operations["confirmAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shop/alerts/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all alerts of the address to which the link was sent (RFC 8058) */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a JPEG, PNG or GIF of at most 5 MB and at least 300 × 300 pixels; it is kept without its metadata */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/become-seller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply to sell; who was declined may apply again, and may leave out pictures that stay */
        post: operations["becomeSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest imports */
        get: operations["adminListImports"];
        put?: never;
        /** Upload a CSV, TSV or XML file of at most 5 MB; it is compared with the catalogue, and nothing is changed yet */
        post: operations["adminUploadImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import is */
        get: operations["adminGetImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an import does to each product, and its rows that cannot be read */
        get: operations["adminListImportItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a checked file */
        post: operations["adminRunImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an import where it is */
        post: operations["adminCancelImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Whom it is made for; unisex: everybody
         * @enum {string}
         */
        Audience: "men" | "women" | "kids" | "unisex";
        /** @enum {string} */
        ProductStatus: "in-stock" | "pre-order" | "up-coming";
        /**
         * @description What can be done now: in-stock and pre-order can be bought, up-coming is announced, sold-out has no stock in any variant
         * @enum {string}
         */
        Availability: "in-stock" | "pre-order" | "up-coming" | "sold-out";
        ProductSeller: {
            /** @description The shop’s page is /shop/{slug} */
            slug: string;
            name: string;
        };
        Product: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent where the product comes in one form */
            variantCount?: number;
            /** @description Dollars: the dearest variant’s price; absent where every variant costs `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price of the 30 days before the sale; absent unless above price */
            regularPrice?: number;
        };
        ProductPage: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["Product"][];
            count: number;
            /** @description Send it with further pages, so that products added meanwhile do not shift them */
            snapshot: string;
        };
        Problem: {
            /** @enum {string} */
            status: "error";
            message: string;
            field?: string;
        };
        FacetValue: {
            value: string;
            count: number;
        };
        RatingFacet: {
            stars: number;
            count: number;
        };
        PriceRange: {
            min: number;
            max: number | null;
            count: number;
        };
        Facets: {
            availability: components["schemas"]["FacetValue"][];
            /** @description Most products first; 200 at most */
            brand: components["schemas"]["FacetValue"][];
            /** @description Category keywords, most products first */
            category: components["schemas"]["FacetValue"][];
            /** @description Those that narrow the result: on-sale, featured */
            collection: components["schemas"]["FacetValue"][];
            /** @description So many stars and more: 4, 3, 2, 1 */
            rating: components["schemas"]["RatingFacet"][];
            /** @description Dollars; null when nothing was found */
            price: {
                min: number;
                max: number;
            } | null;
            /** @description Dollars, both ends included; null: and above. As min and max they give exactly these products */
            priceRanges: components["schemas"]["PriceRange"][];
        };
        /** @description Where name and description answer the search */
        Highlight: {
            name: number[][];
            desc: number[][];
        };
        /** @description For a search that finds nothing: what comes near, and what others buy */
        Instead: {
            near: components["schemas"]["Product"][];
            popular: components["schemas"]["Product"][];
        };
        Listing: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["Product"][];
            count: number;
            /** @description False for a search that finds very many: count (20,000 at most, of which pages are read) and the counts of facets are estimates, to be shown as "about" */
            countIsExact: boolean;
            facets: components["schemas"]["Facets"];
            /** @description Send it with further pages, so that products added meanwhile do not shift them */
            snapshot: string;
            /** @description For a search: one for each product of data, in its order */
            highlights?: components["schemas"]["Highlight"][];
            /** @description The search with its misspelt words corrected, where what was typed finds nothing */
            corrected?: string;
            /** @description The words that were searched instead, where no product has all of them */
            relaxed?: string;
            instead?: components["schemas"]["Instead"];
        };
        Variant: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            sku: string;
            /** @description Empty where the product comes in one colour */
            colour: string;
            /** @description Empty where the product comes in one size */
            size: string;
            /** @description What tells it apart, such as "Rust, M" */
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Dollars, as a product’s; absent unless above price */
            regularPrice?: number;
        };
        ProductDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent where the product comes in one form */
            variantCount?: number;
            /** @description Dollars: the dearest variant’s price; absent where every variant costs `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price of the 30 days before the sale; absent unless above price */
            regularPrice?: number;
            /** @description What the pictures show, in their order; absent where nobody wrote it */
            imageAlts?: string[];
            variants: components["schemas"]["Variant"][];
        };
        Category: {
            name: string;
            keyword: string;
            /** @description Address of a picture; empty while the category is */
            image: string;
            count: number;
        };
        SellerShop: {
            slug: string;
            name: string;
            /** @description Plain text; may be empty */
            about: string;
            district: string;
            /** @description An address; absent without a picture */
            profilePicture?: string;
            /** @description An address; absent without a picture */
            logo?: string;
            /** @description An address; absent without a picture */
            coverPhoto?: string;
            /** Format: date-time */
            since: string;
            /** @description Products that are shown */
            productCount: number;
            /** @description Reviews of these products */
            reviewCount: number;
            /** @description Of all these reviews: 1 to 5, one decimal; absent without any */
            rating?: number;
        };
        SuggestedProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description As of a product */
            highestPrice?: number;
            image: string;
            /** @description Start and end (exclusive) of what was typed, in UTF-16 code units */
            highlights: number[][];
        };
        SuggestedCategory: {
            keyword: string;
            name: string;
            count: number;
            /** @description Start and end (exclusive) of what was typed, in UTF-16 code units */
            highlights: number[][];
        };
        SuggestedBrand: {
            value: string;
            count: number;
            /** @description Start and end (exclusive) of what was typed, in UTF-16 code units */
            highlights: number[][];
        };
        /** @description The shop of a seller, at /shop/{slug} */
        SuggestedShop: {
            slug: string;
            name: string;
            /** @description Start and end (exclusive) of what was typed, in UTF-16 code units */
            highlights: number[][];
        };
        /** @description Best selling products, categories, brands and sellers’ shops with each word that was typed */
        Suggestions: {
            products: components["schemas"]["SuggestedProduct"][];
            categories: components["schemas"]["SuggestedCategory"][];
            brands: components["schemas"]["SuggestedBrand"][];
            shops: components["schemas"]["SuggestedShop"][];
            /** @description What was typed with its misspelt words corrected, where it finds nothing */
            corrected?: string;
            /** @description The words that were looked for instead, where no product has all of them */
            relaxed?: string;
        };
        /** @description A shown product and when it last changed */
        SitemapEntry: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SitemapPage: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["SitemapEntry"][];
            /** @description What to give as `after` for more; null at the end */
            next: string | null;
        };
        SitemapPageStart: {
            /** @description What to give as `after` for this page; null for the first */
            after: string | null;
        };
        /** @description The slug of an approved seller’s shop, and when it last changed */
        ShopPage: {
            /** @description Of /shop/{slug} */
            _id: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ShopPages: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["ShopPage"][];
            /** @description What to give as `after` for more; null at the end */
            next: string | null;
        };
        ShopPageStart: {
            /** @description What to give as `after` for this page; null for the first */
            after: string | null;
        };
        Sale: {
            name: string;
            /** Format: date-time */
            endsAt: string;
        };
        ShippingRules: {
            /** @description Dollars, two decimals */
            flat: number;
            /** @description Subtotal above which delivery is free, in dollars */
            freeOver: number | null;
            taxPercent: number;
        };
        WantedProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            quantity: number;
            /**
             * Format: uuid
             * @description Required for a product with several variants; without it such a line is a 400
             */
            variant?: string;
        };
        QuoteLine: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            name: string;
            image: string;
            status: components["schemas"]["ProductStatus"];
            /** @description Dollars, two decimals */
            price: number;
            /** @description As asked for */
            quantity: number;
            stock: number;
            /** @description How many of the quantity can be bought now */
            available: number;
            /** @description Dollars, two decimals */
            total: number;
            /**
             * Format: uuid
             * @description The variant of the line
             */
            variant?: string;
            /** @description Such as "Rust, M" */
            variantName?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD: ordered in advance, shipped from then on
             */
            releaseDate?: string;
        };
        QuoteCoupon: {
            /** @description In capitals */
            code: string;
            /** @enum {string} */
            state: "applied" | "refused";
            /** @description Such as "10 % off"; empty for an unknown code */
            description: string;
            /** @description Why it is refused, a sentence for people */
            reason?: string;
        };
        Quote: {
            lines: components["schemas"]["QuoteLine"][];
            /** @description Requested and no longer sold; not in the totals */
            missing: string[];
            /** @description Variants requested and no longer sold; not in the totals */
            missingVariants: string[];
            /** @description Dollars, two decimals */
            subtotal: number;
            /** @description Dollars off the subtotal, 0 without a coupon */
            discount: number;
            /** @description Dollars, two decimals */
            shippingEstimate: number;
            /** @description Dollars, two decimals */
            taxEstimate: number;
            /** @description Dollars, two decimals */
            orderTotal: number;
            /** @description The tax rate, such as 15 or 7.25 */
            taxPercent: number;
            coupon?: components["schemas"]["QuoteCoupon"];
        };
        /** @enum {string} */
        PaymentType: "direct_bank_transfer" | "check_payments" | "cash_on_delivery";
        PaymentOption: {
            type: components["schemas"]["PaymentType"];
            name: string;
            /** @description What choosing it means, in a sentence or two */
            description: string;
        };
        ShopSettings: {
            /** @description Whether the shop delivers e-mails; if not, no page promises one */
            mail: boolean;
            supportEmail?: string;
            /** @description Postal address, line by line */
            address?: string[];
            taxPercent: number;
            shipping: {
                /** @description Dollars, two decimals */
                flat: number;
                /** @description Subtotal above which delivery is free, in dollars */
                freeOver?: number;
            };
            payments: components["schemas"]["PaymentOption"][];
            /** @description After how many hours an unpaid order expires */
            unpaidExpiryHours: number;
            /** @description Days after delivery in which a return may be requested */
            returnDays: number;
        };
        OrderRequestLine: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            quantity: number;
            /**
             * Format: uuid
             * @description Required for a product with several variants; without it such a line is a 400
             */
            variant?: string;
            name?: unknown;
            image?: unknown;
            /** @description Dollars, as the shopper saw it; another price than the server’s is a 409 */
            price?: unknown;
            /** @description Dollars; another one than price times quantity is a 409 */
            total?: unknown;
        };
        OrderRequest: {
            name: string;
            email: string;
            phone: string | number;
            street?: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string | number;
            orderNotes: string;
            paymentType: components["schemas"]["PaymentType"];
            products: components["schemas"]["OrderRequestLine"][];
            /** @description Dollars, as the shopper saw it; another total than the server’s is a 409 */
            orderTotal: number;
            coupon?: string;
            orderNumber?: unknown;
            status?: unknown;
        };
        /** @enum {string} */
        OrderStatus: "Pending" | "Confirmed" | "Shipped" | "Delivered" | "Cancelled" | "Return requested" | "Returned";
        OrderSeller: {
            /** @description Names the seller, and the shop’s page /shop/{slug} */
            slug: string;
            name: string;
            /** @description Whether the shop’s page can be visited */
            open: boolean;
        };
        OrderLine: {
            /** @description Names the line within its order */
            lineNumber: number;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            name: string;
            /** @description Pieces as ordered */
            quantity: number;
            /** @description Pieces that were cancelled */
            cancelled: number;
            /** @description Pieces that came back with accepted returns */
            returned: number;
            /** @description Pieces that are in parcels */
            shipped: number;
            seller?: components["schemas"]["OrderSeller"];
            /** @description Pieces that the caller may cancel now */
            mayCancel: number;
            /** @description Pieces that the caller may return now */
            mayReturn: number;
            /** @description Whether the caller may write a review of this purchase */
            mayReview: boolean;
            /** @description Whether the caller may write one once it has been delivered */
            mayReviewLater: boolean;
            image: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Dollars, two decimals */
            total: number;
            /** Format: uuid */
            variant?: string;
            /** @description Such as "Rust, M" */
            variantName?: string;
            /** @description Absent in orders from before it was kept */
            sku?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD: ordered in advance, shipped from then on
             */
            releaseDate?: string;
        };
        OrderEventLine: {
            name: string;
            variantName?: string;
            quantity: number;
        };
        OrderEvent: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "status" | "paid" | "parcel" | "parcel-delivered" | "tracking" | "lines-cancelled" | "return-requested" | "return-accepted" | "return-refused" | "expired" | "refunded";
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            at: string;
            /**
             * @description Who did it
             * @enum {unknown}
             */
            actor: "buyer" | "seller" | "admin" | "system";
            /** @description Plain text: a reason, or what the administrator wrote */
            note?: string;
            /** @description The pieces that it is about, when it is not about the whole order */
            lines?: components["schemas"]["OrderEventLine"][];
            seller?: components["schemas"]["OrderSeller"];
        };
        OrderPayment: {
            /**
             * @description `cancelled`: nothing is to be paid any more
             * @enum {unknown}
             */
            state: "waiting" | "paid" | "on-delivery" | "cancelled";
            /** @description What the buyer writes on the transfer or the check */
            reference: string;
            /** @description Lines of plain text; none when nothing is to be paid */
            instructions: string[];
            /**
             * Format: date-time
             * @description Unpaid until then, the order is cancelled
             */
            dueAt?: string;
            /** Format: date-time */
            paidAt?: string;
        };
        CashToCome: {
            seller?: components["schemas"]["OrderSeller"];
            /** @description Dollars, two decimals */
            amount: number;
        };
        OrderPieces: {
            lineNumber: number;
            quantity: number;
        };
        OrderTracking: {
            carrier: string;
            number: string;
            url?: string;
        };
        OrderParcel: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            seller?: components["schemas"]["OrderSeller"];
            lines: components["schemas"]["OrderPieces"][];
            tracking?: components["schemas"]["OrderTracking"];
            /** Format: date-time */
            shippedAt: string;
            /** Format: date-time */
            deliveredAt?: string;
            /** @description Dollars: what the courier takes for this parcel; absent when nothing is to be paid to the courier */
            cash?: number;
        };
        OrderReturn: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @enum {string} */
            state: "requested" | "accepted" | "refused";
            /** @description Plain text */
            reason: string;
            /** @description Plain text: what the shop or the seller wrote with the decision */
            note?: string;
            lines: components["schemas"]["OrderPieces"][];
            seller?: components["schemas"]["OrderSeller"];
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            decidedAt?: string;
            /**
             * @description Who decided it: the seller of its products, or an administrator
             * @enum {string}
             */
            decidedBy?: "seller" | "admin";
            /** @description Dollars: what is paid back when it is accepted; 0 when it is refused or the order was not paid */
            refund: number;
        };
        Order: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            createdAt: string;
            name: string;
            email: string;
            phone: string;
            street: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string;
            orderNotes: string;
            paymentType: components["schemas"]["PaymentType"];
            products: components["schemas"]["OrderLine"][];
            /** @description Dollars, two decimals */
            subtotal: number;
            /** @description Dollars off the subtotal, 0 without a coupon */
            discount: number;
            /** @description Dollars, two decimals */
            shippingEstimate: number;
            /** @description Dollars, two decimals */
            taxEstimate: number;
            /** @description Dollars, two decimals */
            orderTotal: number;
            /** @description The tax rate that the order was placed with, such as 15 */
            taxPercent: number;
            /** @description The code of the redeemed coupon */
            coupon?: string;
            timeline: components["schemas"]["OrderEvent"][];
            /** @description What the caller may set it to now */
            nextStatuses: components["schemas"]["OrderStatus"][];
            payment: components["schemas"]["OrderPayment"];
            /** @description What the courier takes for parcels that are still to be sent, one per sender */
            cashToCome: components["schemas"]["CashToCome"][];
            /** @description Dollars: what is paid back for cancelled and returned pieces of a paid order */
            refund: number;
            /** @description Dollars: what of it the shop has paid back already */
            refunded: number;
            /** @description Oldest first; pieces in none are still to be sent */
            parcels: components["schemas"]["OrderParcel"][];
            /** @description Oldest first; at most one per sender is requested */
            returns: components["schemas"]["OrderReturn"][];
        };
        OrderPlaced: {
            /** @enum {string} */
            status: "success";
            message: string;
            data: components["schemas"]["Order"];
        };
        OrderConflict: {
            /** @enum {string} */
            status: "error";
            message: string;
            field?: string;
            quote?: components["schemas"]["Quote"];
        };
        OrderWithdrawn: {
            placed?: components["schemas"]["Order"];
        };
        OrderChange: {
            reason?: string;
            lines?: components["schemas"]["OrderPieces"][];
            /** @description How many events of the timeline the caller has seen; another number is a 409 */
            seen?: number;
        };
        /** @description Absent until the order may be sent */
        SellerOrderDelivery: {
            name: string;
            phone: string;
            street: string;
            subDistrict: string;
            district: string;
            postalCode: string;
            country: string;
            /** @description Plain text: what the buyer noted with the order */
            notes: string;
        };
        SellerOrderLine: {
            /** @description Names the line within its order */
            lineNumber: number;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            name: string;
            image: string;
            /** Format: uuid */
            variant?: string;
            variantName?: string;
            sku?: string;
            /**
             * Format: date
             * @description Not to be sent before this day
             */
            releaseDate?: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Pieces as ordered */
            quantity: number;
            cancelled: number;
            returned: number;
            /** @description Pieces that are in parcels */
            shipped: number;
            /** @description Pieces that are still to be sent, now or once the order is confirmed and paid */
            toShip: number;
            /** @description Dollars, two decimals */
            total: number;
        };
        SellerParcel: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            lines: components["schemas"]["OrderPieces"][];
            tracking?: components["schemas"]["OrderTracking"];
            /** Format: date-time */
            shippedAt: string;
            /** Format: date-time */
            deliveredAt?: string;
            /** @description Dollars: what the courier takes for this parcel; absent when nothing is to be paid to the courier */
            cash?: number;
        };
        SellerReturn: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @enum {string} */
            state: "requested" | "accepted" | "refused";
            /** @description Plain text */
            reason: string;
            /** @description Plain text: what was written with the decision */
            note?: string;
            lines: components["schemas"]["OrderPieces"][];
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            decidedAt?: string;
            /**
             * @description Who decided it: the seller of its products, or an administrator
             * @enum {string}
             */
            decidedBy?: "seller" | "admin";
        };
        SellerOrder: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            orderNumber: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description `waiting`: the shop has not confirmed the order yet, or it is not paid
             * @enum {string}
             */
            state: "waiting" | "to-ship" | "shipped" | "delivered" | "return-requested" | "returned" | "cancelled";
            /** @description Whether pieces can be sent now */
            mayShip: boolean;
            /** @description Whether the courier collects the money */
            cashOnDelivery: boolean;
            /** @description Dollars: what the courier takes for the pieces that are to be sent, in one parcel */
            cashToCome?: number;
            delivery?: components["schemas"]["SellerOrderDelivery"];
            lines: components["schemas"]["SellerOrderLine"][];
            /** @description Dollars: what own pieces cost that were not cancelled, before any coupon */
            subtotal: number;
            parcels: components["schemas"]["SellerParcel"][];
            returns: components["schemas"]["SellerReturn"][];
        };
        NewSellerParcel: {
            lines?: components["schemas"]["OrderPieces"][];
            carrier?: string;
            trackingNumber?: string;
            trackingUrl?: string;
            /** @description How many own parcels of the order the caller has seen; another number is a 409 */
            parcels?: number;
        };
        SellerTracking: {
            carrier: string;
            trackingNumber: string;
            trackingUrl?: string;
        };
        UserRecord: {
            email: string;
            name: string;
            /** @description YYYY-MM-DD */
            dateOfBirth: string;
            phone: string;
            address: string;
            city: string;
            about: string;
            /** @description Male, Female, Other, or empty */
            gender: string;
            aboutYou: string;
            /** @description Address of the profile picture, or empty */
            picture: string;
            /** Format: date-time */
            createdAt: string;
        };
        UserUpdate: {
            email?: string;
            name?: string;
            dateOfBirth?: string;
            phone?: string | number;
            address?: string;
            city?: string;
            about?: string;
            /** @enum {unknown} */
            gender?: "Male" | "Female" | "Other" | "";
            aboutYou?: string;
            /** @description Key of an uploaded picture; empty removes it */
            picture?: string;
        };
        Address: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            phone: string;
            street: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string;
            isDefault: boolean;
        };
        AddressInput: {
            name: string;
            phone: string;
            street: string;
            district: string;
            subDistrict: string;
            country: string;
            postalCode: string;
            /** @description Makes it the default */
            isDefault?: boolean;
        };
        CheckoutDefaults: {
            /** @description Absent before the first order or address */
            address?: {
                name: string;
                phone: string;
                street: string;
                district: string;
                subDistrict: string;
                country: string;
                postalCode: string;
            };
            /** @enum {unknown} */
            source: "address-book" | "last-order" | "none";
        };
        PayoutMethod: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            holder: string;
            bank: string;
            /** @description The end of the account number */
            lastFour: string;
            isDefault: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        PayoutInput: {
            holder: string;
            bank: string;
            /** @description An IBAN, or 6 to 20 digits; spaces and hyphens are ignored */
            accountNumber: string;
            /** @description Makes it the default */
            isDefault?: boolean;
        };
        SavedCartLine: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            quantity: number;
            /** Format: date-time */
            changedAt: string;
        };
        SavedWish: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            /** Format: date-time */
            changedAt: string;
        };
        SavedLists: {
            /** @description In the order in which the lines were added */
            cart: components["schemas"]["SavedCartLine"][];
            /** @description Oldest first; at most 11 */
            wishlist: components["schemas"]["SavedWish"][];
            /** @description Counts the changes of both lists */
            revision: number;
            /**
             * Format: date-time
             * @description The time of the server
             */
            now: string;
            /** @description How many of the oldest lines this change pushed out of the full cart */
            dropped?: number;
        };
        SavedCartChange: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            /** @description 0 removes the line */
            quantity: number;
            /**
             * Format: date-time
             * @description When the shopper made the last change; a time in the future counts as now
             */
            changedAt: string;
        };
        SavedWishChange: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /**
             * Format: uuid
             * @description The chosen variant
             */
            variant?: string;
            saved: boolean;
            /**
             * Format: date-time
             * @description When the shopper made the last change; a time in the future counts as now
             */
            changedAt: string;
        };
        SavedChanges: {
            /**
             * Format: uuid
             * @description Marks the lines as those of a guest who signed in: they are added, once for each merge id
             */
            merge?: string;
            cart: components["schemas"]["SavedCartChange"][];
            wishlist: components["schemas"]["SavedWishChange"][];
        };
        /** @description Of the shop itself */
        ReviewReply: {
            /** @description Plain text */
            text: string;
            author: string;
            /** Format: date-time */
            at: string;
        };
        Review: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            stars: number;
            /** @description Plain text; may be empty */
            title: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** @description The author bought it: every review here belongs to an order line */
            verified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt?: string;
            reply?: components["schemas"]["ReviewReply"];
            shopReply?: components["schemas"]["ReviewReply"];
            /** @description What was bought, such as "Rust, M" */
            variantName?: string;
        };
        StarCount: {
            stars: number;
            count: number;
        };
        ReviewSummary: {
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            reviewCount: number;
            /** @description Five entries, from 5 stars to 1 */
            distribution: components["schemas"]["StarCount"][];
        };
        Reviews: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["Review"][];
            count: number;
            summary: components["schemas"]["ReviewSummary"];
        };
        ReviewInput: {
            stars: number;
            title?: string | "";
            text: string;
            /**
             * Format: uuid
             * @description The order that it is about; else the latest
             */
            order?: string;
            /**
             * Format: uuid
             * @description The variant that it is about; else the first in the order
             */
            variant?: string;
        };
        ReviewSaved: {
            /** @enum {string} */
            status: "success";
            message: string;
            data: components["schemas"]["Review"];
        };
        ReviewChanges: {
            stars?: number;
            title?: string | "";
            text?: string;
        };
        Done: {
            /** @enum {string} */
            status: "success";
            message: string;
        };
        Answer: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B.", or the name of a shop */
            author: string;
            /**
             * @description The shop, the product’s seller, or somebody who bought it
             * @enum {string}
             */
            by: "shop" | "seller" | "buyer";
            /** Format: date-time */
            createdAt: string;
        };
        Question: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** Format: date-time */
            createdAt: string;
            answers: components["schemas"]["Answer"][];
        };
        QuestionInput: {
            text: string;
        };
        QuestionSaved: {
            /** @enum {string} */
            status: "success";
            message: string;
            data: components["schemas"]["Question"];
        };
        AnswerInput: {
            text: string;
        };
        Preorder: {
            email: string;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            details?: string;
        };
        BackInStock: {
            email: string;
            /**
             * Format: uuid
             * @description Without it: any variant
             */
            variant?: string;
        };
        /** @enum {string} */
        ContactTopic: "order" | "delivery" | "payment" | "return" | "product" | "other";
        ContactMessage: {
            name: string;
            email: string;
            topic: components["schemas"]["ContactTopic"];
            /** @description Of several lines; not blank */
            message: string;
            orderNumber?: string;
        };
        /** @enum {string} */
        MessageState: "open" | "answered" | "done";
        KeptContactMessage: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            email: string;
            topic: components["schemas"]["ContactTopic"];
            message: string;
            orderNumber?: string;
            /** Format: date-time */
            createdAt: string;
            state: components["schemas"]["MessageState"];
            /** Format: date-time */
            answeredAt?: string;
            /** @description Who answered last; empty for a deleted account */
            answeredBy?: string;
        };
        ContactMessageChange: {
            done: boolean;
        };
        ContactAnswer: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Plain text */
            text: string;
            /** @description Name or address of the administrator; empty for a deleted account */
            by: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            delivery: "waiting" | "sent" | "failed" | "forgotten";
            /** @description So often it was tried to send it */
            attempts: number;
        };
        ContactMessageDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            email: string;
            topic: components["schemas"]["ContactTopic"];
            message: string;
            orderNumber?: string;
            /** Format: date-time */
            createdAt: string;
            state: components["schemas"]["MessageState"];
            /** Format: date-time */
            answeredAt?: string;
            /** @description Who answered last; empty for a deleted account */
            answeredBy?: string;
            answers: components["schemas"]["ContactAnswer"][];
        };
        ContactAnswerInput: {
            /** @description Of several lines; not blank */
            text: string;
            answers: number;
        };
        OpenPurchase: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            order: string;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            variant?: string;
            /** @description What was bought, such as "Rust, M" */
            variantName?: string;
        };
        OwnTexts: {
            reviews: components["schemas"]["Review"][];
            /** @description A purchase that was delivered has no review yet */
            mayReview: boolean;
            /** @description None has, but one that is still to arrive */
            mayReviewLater: boolean;
            /** @description Those that may be reviewed, latest first */
            purchases: components["schemas"]["OpenPurchase"][];
            /** @description May answer questions about this product */
            mayAnswer: boolean;
            questions: string[];
            answers: string[];
            /** @description Own texts that an administrator has hidden from others, and why */
            hidden: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id: string;
                /** @enum {string} */
                kind: "review" | "question" | "answer";
                text: string;
                reason: string;
                /** @description Of an answer: the id of its question */
                question?: string;
            }[];
        };
        AdminSummary: {
            /** @description Orders that wait for a confirmation */
            pendingOrders: number;
            /** @description Applications that wait for a decision */
            pendingSellers: number;
            /** @description Reports that wait for a decision */
            openReports: number;
            /** @description Messages of the contact form that nobody has answered or dealt with */
            newMessages: number;
            /**
             * @deprecated
             * @description Since midnight UTC, without cancelled ones
             */
            ordersToday: number;
            /**
             * @deprecated
             * @description Shown products with five or fewer pieces left; 1000 stands for more, too
             */
            lowStock: number;
            /**
             * @deprecated
             * @description The last 30 days, oldest first, less what was cancelled and what came back; days are UTC
             */
            revenue: {
                day: string;
                orders: number;
                /** @description Dollars, two decimals */
                total: number;
            }[];
        };
        DashboardFigures: {
            /** @description Dollars: totals of the orders, less what was cancelled and what came back */
            revenue: number;
            /** @description Orders placed that are not cancelled */
            orders: number;
            /** @description Their pieces that were neither cancelled nor came back */
            units: number;
            /** @description Returns accepted, of whatever orders */
            returns: number;
            /** @description Page views that telemetry counted, at most two an hour of one address */
            visits: number;
            /** @description Revenue by orders; null without orders */
            averageOrder: number | null;
            returnedUnits: number;
            /** @description Dollars, two decimals */
            returnedTotal: number;
            /** @description Orders by visits, of the days with visits; null where telemetry does not count all */
            conversion: number | null;
        };
        Dashboard: {
            period: {
                /**
                 * Format: date
                 * @description A UTC day
                 */
                from: string;
                /**
                 * Format: date
                 * @description A UTC day
                 */
                to: string;
            };
            figures: components["schemas"]["DashboardFigures"];
            periodBefore: {
                /**
                 * Format: date
                 * @description A UTC day
                 */
                from: string;
                /**
                 * Format: date
                 * @description A UTC day
                 */
                to: string;
            };
            figuresBefore: components["schemas"]["DashboardFigures"];
            /** @description Whether telemetry counted only a share of the page views on some day */
            sampled: boolean;
            /** @description The period by day, week or month, oldest first; the first and last may be cut */
            points: {
                /**
                 * Format: date
                 * @description A UTC day
                 */
                start: string;
                /**
                 * Format: date
                 * @description Its last day
                 */
                end: string;
                /** @description Dollars: totals of the orders, less what was cancelled and what came back */
                revenue: number;
                /** @description Orders placed that are not cancelled */
                orders: number;
                /** @description Their pieces that were neither cancelled nor came back */
                units: number;
                /** @description Returns accepted, of whatever orders */
                returns: number;
                /** @description Page views that telemetry counted, at most two an hour of one address */
                visits: number;
            }[];
        };
        BestSeller: {
            _id: string;
            name: string;
            sku: string;
            /** @description Address of a picture; empty without */
            image: string;
            units: number;
            /** @description Dollars before discount and tax */
            revenue: number;
        };
        LowStockProduct: {
            _id: string;
            name: string;
            sku: string;
            /** @description Address of a picture; empty without */
            image: string;
            stock: number;
        };
        /** @enum {string} */
        AuditRole: "administrator" | "seller" | "command";
        /** @enum {string} */
        AuditTarget: "account" | "answer" | "coupon" | "import" | "message" | "order" | "product" | "question" | "review" | "sale" | "seller";
        AuditEntry: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** Format: date-time */
            at: string;
            role: components["schemas"]["AuditRole"];
            /** @description The account; empty for the command line */
            actorId: string;
            /** @description Name or e-mail address of the account; empty when it is deleted */
            actor: string;
            /** @description IP address; empty for the command line, and when the account is deleted */
            address: string;
            /** @description What the browser calls itself */
            agent: string;
            /** @description Operation of this API, or the command */
            operation: string;
            kind: components["schemas"]["AuditTarget"];
            targetId: string;
            /** @description What the target was called, such as the number of an order; names of people are read now */
            label: string;
            before: {
                [key: string]: unknown;
            };
            after: {
                [key: string]: unknown;
            };
        };
        AuditPage: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["AuditEntry"][];
            /** @description `before` of the next page; null on the last */
            next: string | null;
        };
        AdminOrderRow: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            orderNumber: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            createdAt: string;
            name: string;
            email: string;
            paymentType: components["schemas"]["PaymentType"];
            /** @description Dollars, two decimals */
            discount: number;
            /** @description Dollars, two decimals */
            orderTotal: number;
            payment: {
                /** @enum {string} */
                state: "waiting" | "paid" | "on-delivery" | "cancelled";
            };
            products: {
                name: string;
                variantName?: string;
                sku?: string;
                image: string;
                /** @description Pieces as ordered */
                quantity: number;
            }[];
            /** @description Those that wait for a decision */
            returns: {
                /** @enum {string} */
                state: "requested" | "accepted" | "refused";
            }[];
        };
        AdminOrders: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["AdminOrderRow"][];
            count: number;
            /** @description False where there are more than 10,000, or 3,000 in a search that is not counted in memory */
            countIsExact: boolean;
            /**
             * @description There are more than `count`; without it an inexact count is an estimate
             * @enum {boolean}
             */
            countIsLeast?: true;
            next?: string;
            previous?: string;
        };
        ShipOrders: {
            ids: string[];
        };
        ShipResult: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Absent for an unknown order */
            orderNumber?: string;
            /**
             * @description `already`: it was shipped before; `refused`: it cannot be; `failed`: try again
             * @enum {string}
             */
            outcome: "shipped" | "already" | "refused" | "failed";
            /** @description Plain text: why it was refused or has failed */
            reason?: string;
        };
        SavedView: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description The filters as a query string, without the question mark */
            query: string;
        };
        SavedViewInput: {
            name: string;
            /** @description The filters as a query string, without the question mark */
            query: string;
        };
        /** @enum {string} */
        CouponKind: "percentage" | "amount" | "free-shipping";
        Coupon: {
            code: string;
            kind: components["schemas"]["CouponKind"];
            /** @description Of a percentage, such as 10 or 12.5 */
            percent?: number;
            /** @description Dollars, two decimals */
            amount?: number;
            /** @description Such as "10 % off" */
            description: string;
            /** @description Switched off, nobody can use it */
            active: boolean;
            /** @description Dollars: the least subtotal */
            minimum: number;
            /** @description Valid from then on */
            startsAt: string | null;
            /** @description No longer valid from then on */
            endsAt: string | null;
            /** @description In how many orders it may count */
            totalLimit: number | null;
            /** @description In how many orders of one account it may count */
            perUserLimit: number | null;
            /** @description In how many orders it counts now; a cancelled order gives its use back */
            used: number;
            /** @description Dollars: totals of these orders, less what came back */
            revenue: number;
            /** @description Dollars that it took off them; free delivery is not part of it */
            discount: number;
            /** Format: date-time */
            createdAt: string;
        };
        CouponInput: {
            /** @description 3 to 32 letters, digits and hyphens; kept in capitals */
            code: string;
            kind: components["schemas"]["CouponKind"];
            /** @description At most two decimals */
            percent?: number;
            /** @description Dollars, two decimals */
            amount?: number;
            /** @description Switched off, nobody can use it */
            active?: boolean;
            /** @description Dollars: the least subtotal */
            minimum?: number;
            /** @description Valid from then on */
            startsAt?: string | null;
            /** @description No longer valid from then on */
            endsAt?: string | null;
            /** @description In how many orders it may count */
            totalLimit?: number | null;
            /** @description In how many orders of one account it may count */
            perUserLimit?: number | null;
        };
        CouponChanges: {
            /** @description Switched off, nobody can use it */
            active?: boolean;
            /** @description Dollars: the least subtotal */
            minimum?: number;
            /** @description Valid from then on */
            startsAt?: string | null;
            /** @description No longer valid from then on */
            endsAt?: string | null;
            /** @description In how many orders it may count */
            totalLimit?: number | null;
            /** @description In how many orders of one account it may count */
            perUserLimit?: number | null;
        };
        Refund: {
            /** @description Dollars, whole cents */
            amount: number;
            note?: string;
            /** @description How many events of the timeline the caller has seen; another number is a 409 */
            seen?: number;
        };
        OrderSender: {
            seller?: components["schemas"]["OrderSeller"];
            name: string;
            /** @description Line by line; empty when none is known */
            address: string[];
            email?: string;
            phone?: string;
        };
        NewParcel: {
            lines?: components["schemas"]["OrderPieces"][];
            tracking?: components["schemas"]["OrderTracking"];
            /** @description How many events of the timeline the caller has seen; another number is a 409 */
            seen?: number;
        };
        AdminProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent where the product comes in one form */
            variantCount?: number;
            /** @description Dollars: the dearest variant’s price; absent where every variant costs `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price of the 30 days before the sale; absent unless above price */
            regularPrice?: number;
            /** @description Dollars: the price outside sales */
            basePrice: number;
            onSale: boolean;
            /** @description What the pictures show, in their order */
            imageAlts: string[];
            featured: boolean;
            /** @description Shown in the shop */
            active: boolean;
            /** @description Counts what people changed of it; send it with your changes */
            edition: number;
        };
        AdminProducts: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["AdminProduct"][];
            count: number;
            /** @description False where there are more than 10,000, or 3,000 in a search that is not counted in memory */
            countIsExact: boolean;
            /**
             * @description There are more than `count`; without it an inexact count is an estimate
             * @enum {boolean}
             */
            countIsLeast?: true;
            next?: string;
            previous?: string;
        };
        ProductInput: {
            name: string;
            desc: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
            status: components["schemas"]["ProductStatus"];
            brand: string;
            colour: string;
            condition?: string;
            category: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product becomes an ordinary one; null: not known */
            releaseDate?: string | null;
            featured?: boolean;
            active?: boolean;
            /** @description Picture addresses of this shop */
            images?: string[];
            /** @description What the pictures show, in their order */
            imageAlts?: (string | "")[];
        };
        AdminVariant: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            sku: string;
            colour: string;
            size: string;
            /** @description What tells it apart, such as "Rust, M" */
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
            /** @description Addresses of its own pictures; empty where it shows the product’s */
            images: string[];
        };
        AdminProductDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent where the product comes in one form */
            variantCount?: number;
            /** @description Dollars: the dearest variant’s price; absent where every variant costs `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price of the 30 days before the sale; absent unless above price */
            regularPrice?: number;
            /** @description Dollars: the price outside sales */
            basePrice: number;
            onSale: boolean;
            /** @description What the pictures show, in their order */
            imageAlts: string[];
            featured: boolean;
            /** @description Shown in the shop */
            active: boolean;
            /** @description Counts what people changed of it; send it with your changes */
            edition: number;
            variants: components["schemas"]["AdminVariant"][];
        };
        ProductChanges: {
            name?: string;
            desc?: string;
            /** @description Dollars, two decimals */
            price?: number;
            status?: components["schemas"]["ProductStatus"];
            brand?: string;
            colour?: string;
            condition?: string;
            category?: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product becomes an ordinary one; null: not known */
            releaseDate?: string | null;
            featured?: boolean;
            active?: boolean;
            /** @description Picture addresses of this shop */
            images?: string[];
            /** @description What the pictures show, in their order */
            imageAlts?: (string | "")[];
            /** @description The edition that the caller saw: 409 when it is another by now */
            edition?: number;
        };
        ProductConflict: {
            /** @enum {string} */
            status: "error";
            message: string;
            field?: string;
            product?: components["schemas"]["AdminProductDetail"];
        };
        ProductPrices: {
            /** @description The lowest price of the last 30 days, with which a discount that starts now is compared (EU 98/6/EC Art. 6a); null while the history is shorter */
            lowestOf30Days: number | null;
            /** @description Newest first, at most 100 */
            prices: {
                /** Format: date-time */
                since: string;
                price: number;
                /** @description The sale that set it */
                sale?: string;
            }[];
            /** @description Those that run or are to come, with its price */
            sales: {
                name: string;
                /** Format: date-time */
                startsAt: string;
                /** Format: date-time */
                endsAt: string;
                price: number;
            }[];
        };
        BulkChange: {
            category?: string;
            condition?: string;
            featured?: boolean;
            /** @description False archives */
            active?: boolean;
            /** @description Per cent of the ordinary price, two decimals */
            pricePercent?: number;
            /** @description Dollars that are added, two decimals */
            priceAmount?: number;
            /** @description Pieces that are added or taken away */
            stockChange?: number;
        };
        BulkEdit: {
            /**
             * Format: uuid
             * @description Made by the caller: a repeated call counts once
             */
            key: string;
            /** @description True: says what would happen and writes nothing */
            dryRun: boolean;
            products: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                id: string;
                edition: number;
            }[];
            change: components["schemas"]["BulkChange"];
        };
        BulkRow: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            name: string;
            sku: string;
            /** @enum {string} */
            outcome: "changed" | "unchanged" | "refused";
            /** @description Why it is refused */
            reason?: string;
            /** @description The new price ends its part in a running sale */
            endsSale: boolean;
            changes: {
                /** @enum {string} */
                field: "category" | "condition" | "featured" | "active" | "price" | "stock";
                before: string | number | boolean;
                after: string | number | boolean;
            }[];
        };
        BulkResult: {
            rows: components["schemas"]["BulkRow"][];
        };
        SellerOverview: {
            /** @description The seller’s products, archived ones, too */
            products: number;
            /** @description Orders with pieces that the seller can send now */
            toShip: number;
            /** @description Returns that wait for the seller’s decision */
            returnsWaiting: number;
            /** @description Shown products with five or fewer left */
            lowStock: number;
            /** @description Questions that neither the seller nor the shop has answered */
            openQuestions: number;
            /** @description Oldest first, without what was cancelled or came back; days are UTC */
            days: {
                day: string;
                orders: number;
                pieces: number;
                /** @description Dollars, two decimals */
                total: number;
            }[];
        };
        AboutProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Empty without a picture */
            image: string;
            active: boolean;
        };
        SellerQuestion: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** Format: date-time */
            createdAt: string;
            answers: components["schemas"]["Answer"][];
            product: components["schemas"]["AboutProduct"];
            /** @description Neither the seller nor the shop has answered */
            open: boolean;
            /** @description The seller has reported it */
            reported: boolean;
            reportedAnswers: string[];
        };
        SellerReview: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            stars: number;
            /** @description Plain text; may be empty */
            title: string;
            /** @description Plain text */
            text: string;
            /** @description Such as "Bea B." */
            author: string;
            /** @description The author bought it: every review here belongs to an order line */
            verified: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt?: string;
            reply?: components["schemas"]["ReviewReply"];
            shopReply?: components["schemas"]["ReviewReply"];
            /** @description What was bought, such as "Rust, M" */
            variantName?: string;
            product: components["schemas"]["AboutProduct"];
            /** @description The seller has reported it */
            reported: boolean;
        };
        ReplyInput: {
            /** @description Plain text; empty takes the reply back */
            text: string | "";
        };
        /** @enum {string} */
        SaleState: "scheduled" | "running" | "ended" | "cancelled";
        AdminSale: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            state: components["schemas"]["SaleState"];
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            products: number;
            /** @description Pieces sold at its prices, without cancelled and returned ones */
            units: number;
            /** @description What they cost in dollars, before coupons, delivery and tax */
            revenue: number;
        };
        /** @description Of one category or product, with per cent or a price; that of a product goes before */
        SaleRule: {
            category?: string;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            product?: string;
            /** @description Off the ordinary price; two decimals */
            percent?: number;
            /** @description Dollars; of a product only */
            price?: number;
        };
        /** @description Without `startsAt` it begins at once */
        SaleInput: {
            name: string;
            /** Format: date-time */
            startsAt?: string;
            /** Format: date-time */
            endsAt: string;
            rules: components["schemas"]["SaleRule"][];
            /** @description Leave out what is in another sale meanwhile, instead of a 409 */
            leaveOutTaken?: boolean;
            dryRun?: boolean;
        };
        SaleOverlap: {
            name: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            products: number;
            examples: string[];
        };
        SalePrice: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Dollars, two decimals */
            salePrice: number;
            /** @description As given; absent for a price */
            percent?: number;
            /** @description The lowest price of the 30 days before, in dollars, which the shop strikes through (EU 98/6/EC Art. 6a); absent where the rule allows no discount to be shown */
            struckThrough?: number;
        };
        SalePlan: {
            /** @description How many become cheaper */
            products: number;
            /** @description How many would not become cheaper */
            unchanged: number;
            overlaps: components["schemas"]["SaleOverlap"][];
            /** @description The first 50, the dearest first */
            preview: components["schemas"]["SalePrice"][];
            /**
             * Format: uuid
             * @description UUIDv7
             */
            sale?: string;
        };
        SaleItem: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            /** @description Dollars, two decimals */
            salePrice: number;
            /** @description As given; absent for a price */
            percent?: number;
            /** @description The lowest price of the 30 days before, in dollars, which the shop strikes through (EU 98/6/EC Art. 6a); absent where the rule allows no discount to be shown */
            struckThrough?: number;
            /** @description What it costs now, in dollars */
            current: number;
            /** @description Pieces sold at its prices, without cancelled and returned ones */
            units: number;
            /** @description What they cost in dollars, before coupons, delivery and tax */
            revenue: number;
        };
        AdminSaleDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            state: components["schemas"]["SaleState"];
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            products: number;
            /** @description Pieces sold at its prices, without cancelled and returned ones */
            units: number;
            /** @description What they cost in dollars, before coupons, delivery and tax */
            revenue: number;
            /** @description In a fixed order */
            items: components["schemas"]["SaleItem"][];
            /** @description Cursor of the next page of products */
            next?: string;
        };
        SaleChanges: {
            name?: string;
            /** Format: date-time */
            startsAt?: string;
            /** Format: date-time */
            endsAt?: string;
        };
        TextReply: {
            author: string;
            text: string;
            /** Format: date-time */
            at: string;
        };
        ModeratedText: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question" | "answer";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            /** @description Another one when its words, what the shop says to it or its open reports are */
            edition: string;
            /** @description Empty for a product that is gone */
            productName: string;
            /** @description The public name */
            author: string;
            /** @description The account */
            authorId: string;
            /**
             * @description The shop has no address of the author, as after a deletion: nobody gets an e-mail
             * @enum {boolean}
             */
            authorUnknown?: true;
            /**
             * @description Of an answer: who gave it
             * @enum {string}
             */
            by?: "shop" | "seller" | "buyer";
            stars?: number;
            title?: string;
            text: string;
            /** @description Of an answer: what was asked */
            question?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt?: string;
            /** @description No administrator has looked at it since it was written or changed */
            isNew: boolean;
            /** @description Only its author sees it, with the reason */
            hidden?: {
                /** Format: date-time */
                at: string;
                reason: string;
            };
            /** @description Those that wait for a decision, newest first */
            reports: {
                reason: string;
                /** @description The shop that reported it; empty for a closed one */
                reporter: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description What the seller and the shop itself said to it */
            replies: components["schemas"]["TextReply"][];
            /** @description Of a review: the reply of the shop itself */
            shopReply?: string;
        };
        ModeratedTexts: {
            /** @enum {string} */
            status: "success";
            data: components["schemas"]["ModeratedText"][];
            count: number;
            /** @description False where there are more than 10,000, or 3,000 in a search that is not counted in memory */
            countIsExact: boolean;
            /**
             * @description There are more than `count`; without it an inexact count is an estimate
             * @enum {boolean}
             */
            countIsLeast?: true;
            /** @description How many of all texts; 1000 stands for more */
            waiting: {
                new: number;
                reported: number;
                hidden: number;
            };
            next?: string;
            previous?: string;
        };
        /** @description The author reads the reason */
        HideText: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question" | "answer";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            /** @description Another one when its words, what the shop says to it or its open reports are */
            edition?: string;
            reason: string;
        };
        TextHidden: {
            /** @enum {string} */
            status: "success";
            message: string;
            /** @description Whether the author gets an e-mail with the reason */
            told: boolean;
        };
        /** @description With its edition, the text as the caller saw it: 409 when it is another by now */
        TextRef: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question" | "answer";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            /** @description Another one when its words, what the shop says to it or its open reports are */
            edition?: string;
        };
        KeepTexts: {
            texts: components["schemas"]["TextRef"][];
        };
        AnswerText: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            /** @description Another one when its words, what the shop says to it or its open reports are */
            edition?: string;
            /** @description Plain text; empty takes a reply to a review back */
            text: string | "";
        };
        ReportInput: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @enum {string} */
            kind: "review" | "question" | "answer";
            /**
             * Format: uuid
             * @description UUIDv7
             */
            contentId: string;
            reason: string;
        };
        OwnShop: {
            slug: string;
            shopName: string;
            about: string;
            phone: string;
            shopAddress: string;
            /** @description Address; empty without a picture */
            profilePicture: string;
            logo: string;
            coverPhoto: string;
        };
        OwnShopChanges: {
            about?: string;
            phone?: string;
            shopAddress?: string;
            profilePicture?: string;
            logo?: string;
            coverPhoto?: string;
        };
        ProductImport: {
            /** @description CSV or tab-separated, with a line of headings */
            file: string;
            /** @description Says what the file would do, and writes nothing */
            dryRun: boolean;
        };
        ProductImportResult: {
            added: number;
            changed: number;
            unchanged: number;
            products: {
                sku: string;
                name: string;
                /** @enum {string} */
                action: "add" | "change" | "same";
                /** @description The line of the file that its first row ends on */
                line: number;
            }[];
            /** @description Rows that are left out */
            bad: {
                line: number;
                /** @description Absent where the row cannot be read at all */
                column?: string;
                reason: string;
            }[];
        };
        SellerProduct: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent where the product comes in one form */
            variantCount?: number;
            /** @description Dollars: the dearest variant’s price; absent where every variant costs `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price of the 30 days before the sale; absent unless above price */
            regularPrice?: number;
            /** @description Dollars: the price outside sales */
            basePrice: number;
            onSale: boolean;
            /** @description What the pictures show, in their order */
            imageAlts: string[];
            /** @description Shown in the shop */
            active: boolean;
            /** @description Counts what people changed of it; send it with your changes */
            edition: number;
            /** @description Pieces of confirmed orders so far */
            unitsSold: number;
        };
        SellerProductInput: {
            name: string;
            desc: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
            status: components["schemas"]["ProductStatus"];
            brand: string;
            colour: string;
            condition?: string;
            category: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product becomes an ordinary one; null: not known */
            releaseDate?: string | null;
            active?: boolean;
            /** @description Picture addresses of this shop */
            images?: string[];
            /** @description What the pictures show, in their order */
            imageAlts?: (string | "")[];
        };
        SellerVariant: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            sku: string;
            colour: string;
            size: string;
            /** @description What tells it apart, such as "Rust, M" */
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            stock: number;
        };
        SellerProductDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            name: string;
            /** @description Dollars, two decimals */
            price: number;
            desc: string;
            brand: string;
            colour: string;
            condition: string;
            /** @description Addresses; the first is the main picture */
            images: string[];
            /** @description For each picture the colours of its ground, above and below, as twelve hexadecimal digits */
            tones?: string[];
            /** @description Category keyword */
            category: string;
            audience: components["schemas"]["Audience"];
            tags: string[];
            status: components["schemas"]["ProductStatus"];
            availability: components["schemas"]["Availability"];
            sku: string;
            stock: number;
            reviewCount: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Absent where the product comes in one form */
            variantCount?: number;
            /** @description Dollars: the dearest variant’s price; absent where every variant costs `price` */
            highestPrice?: number;
            /**
             * Format: date
             * @description YYYY-MM-DD: when a pre-order or up-coming product is released
             */
            releaseDate?: string;
            seller?: components["schemas"]["ProductSeller"];
            /** @description 1 to 5, one decimal; absent without reviews */
            rating?: number;
            /** @description Dollars: the lowest price of the 30 days before the sale; absent unless above price */
            regularPrice?: number;
            /** @description Dollars: the price outside sales */
            basePrice: number;
            onSale: boolean;
            /** @description What the pictures show, in their order */
            imageAlts: string[];
            /** @description Shown in the shop */
            active: boolean;
            /** @description Counts what people changed of it; send it with your changes */
            edition: number;
            /** @description Pieces of confirmed orders so far */
            unitsSold: number;
            variants: components["schemas"]["SellerVariant"][];
        };
        SellerProductChanges: {
            name?: string;
            desc?: string;
            /** @description Dollars, two decimals */
            price?: number;
            status?: components["schemas"]["ProductStatus"];
            brand?: string;
            colour?: string;
            condition?: string;
            category?: string;
            audience?: components["schemas"]["Audience"];
            tags?: string[];
            /** @description YYYY-MM-DD: when a pre-order or up-coming product becomes an ordinary one; null: not known */
            releaseDate?: string | null;
            active?: boolean;
            /** @description Picture addresses of this shop */
            images?: string[];
            /** @description What the pictures show, in their order */
            imageAlts?: (string | "")[];
            /** @description The edition that the caller saw: 409 when it is another by now */
            edition?: number;
        };
        SellerVariantsInput: {
            variants: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id?: string;
                colour: string | "";
                size: string | "";
                /** @description Dollars, two decimals */
                price: number;
                /** @description Of a new variant; others change by differences */
                stock?: number;
            }[];
        };
        StockChange: {
            /** @description Pieces to add; negative to take away */
            change: number;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            variant?: string;
        };
        Stock: {
            /** @description Of the product */
            stock: number;
            variantStock?: number;
        };
        AdminUser: {
            uid: string;
            email: string;
            name: string;
            /** @description YYYY-MM-DD */
            dateOfBirth: string;
            phone: string;
            address: string;
            city: string;
            about: string;
            /** @description Male, Female, Other, or empty */
            gender: string;
            aboutYou: string;
            /** @description Address of the profile picture, or empty */
            picture: string;
            /** Format: date-time */
            createdAt: string;
            orderCount: number;
            disabled: boolean;
            administrator: boolean;
        };
        AccessReason: {
            reason: string;
        };
        AccountState: {
            uid: string;
            disabled: boolean;
        };
        PersonDetail: {
            uid: string;
            email: string;
            name: string;
            /** @description YYYY-MM-DD */
            dateOfBirth: string;
            phone: string;
            address: string;
            city: string;
            about: string;
            /** @description Male, Female, Other, or empty */
            gender: string;
            aboutYou: string;
            /** @description Address of the profile picture, or empty */
            picture: string;
            /** Format: date-time */
            createdAt: string;
            orderCount: number;
            disabled: boolean;
            administrator: boolean;
            /** @description Application or shop */
            seller?: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id: string;
                shopName: string;
                state: string;
            };
            orders: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id: string;
                orderNumber: string;
                status: components["schemas"]["OrderStatus"];
                /** @description Dollars, two decimals */
                orderTotal: number;
                /** Format: date-time */
                createdAt: string;
            }[];
            reviews: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id: string;
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                productId: string;
                productName: string;
                stars: number;
                title: string;
                text: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            steps: {
                /** @enum {string} */
                kind: "disabled" | "enabled" | "signed-out";
                reason: string;
                /** @description Name or address of who did it; empty when that account is deleted */
                by: string;
                /** Format: date-time */
                at: string;
            }[];
        };
        AdministratorChange: {
            administrator: boolean;
        };
        SellerEvent: {
            /** @enum {unknown} */
            kind: "applied" | "approved" | "declined" | "suspended" | "reinstated" | "changed";
            reason: string;
            /** @enum {unknown} */
            actor: "seller" | "admin" | "system";
            /** Format: date-time */
            at: string;
        };
        OwnSeller: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /** @description The shop’s page is /shop/{slug} once it is approved */
            slug: string;
            /** @enum {unknown} */
            state: "pending" | "approved" | "declined" | "suspended";
            /** @description Why it was declined or suspended; empty otherwise */
            reason: string;
            firstName: string;
            lastName: string;
            email: string;
            emailVerified: boolean;
            phone: string;
            district: string;
            address: string;
            shopName: string;
            shopAddress: string;
            about: string;
            profilePicture: string;
            logo: string;
            coverPhoto: string;
            /** Format: date-time */
            appliedAt: string;
            /** @description Oldest first */
            events: components["schemas"]["SellerEvent"][];
        };
        AdminSeller: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            slug: string;
            /** @enum {unknown} */
            state: "pending" | "approved" | "declined" | "suspended";
            shopName: string;
            firstName: string;
            lastName: string;
            email: string;
            district: string;
            logo: string;
            /** Format: date-time */
            appliedAt: string;
        };
        AdminSellerEvent: {
            /** @enum {unknown} */
            kind: "applied" | "approved" | "declined" | "suspended" | "reinstated" | "changed";
            reason: string;
            /** @enum {unknown} */
            actor: "seller" | "admin" | "system";
            /** Format: date-time */
            at: string;
            /** @description Name or e-mail address */
            actorName: string;
        };
        AdminSellerDetail: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            id: string;
            /** @description The shop’s page is /shop/{slug} once it is approved */
            slug: string;
            /** @enum {unknown} */
            state: "pending" | "approved" | "declined" | "suspended";
            /** @description Why it was declined or suspended; empty otherwise */
            reason: string;
            firstName: string;
            lastName: string;
            email: string;
            emailVerified: boolean;
            phone: string;
            district: string;
            address: string;
            shopName: string;
            shopAddress: string;
            about: string;
            profilePicture: string;
            logo: string;
            coverPhoto: string;
            /** Format: date-time */
            appliedAt: string;
            events: components["schemas"]["AdminSellerEvent"][];
            userId: string;
            productCount: number;
        };
        SellerDecision: {
            /** @enum {unknown} */
            decision: "approve" | "decline" | "suspend" | "reinstate";
            reason?: string;
            /**
             * Format: date-time
             * @description Of the application that was looked at: 409 for a newer one
             */
            appliedAt?: string;
        };
        VersionHealth: {
            remote: string;
            version: string;
            visits: number;
            failed: number;
            /** @description By cause: manifest, entry, timeout, evaluate, chunk, render, error, hang, silent */
            failures: {
                [key: string]: number;
            };
            /** @description Renderings on the site's server */
            server: {
                visits: number;
                failed: number;
            };
            /** @description Share of visits, 0 to 1; null without any */
            failureRate: number | null;
            vitals: {
                LCP: {
                    /** @description LCP and INP in milliseconds; CLS has no unit */
                    p75: number | null;
                    /** @description Page views measured */
                    count: number;
                };
                INP: {
                    /** @description LCP and INP in milliseconds; CLS has no unit */
                    p75: number | null;
                    /** @description Page views measured */
                    count: number;
                };
                CLS: {
                    /** @description LCP and INP in milliseconds; CLS has no unit */
                    p75: number | null;
                    /** @description Page views measured */
                    count: number;
                };
            };
        };
        TelemetryTimeline: {
            /** @description When the first part begins */
            from: string;
            /** @description Minutes of one part */
            minutes: number;
            /** @description Parts of the range; the last one is not over */
            parts: number;
            versions: {
                remote: string;
                version: string;
                visits: number[];
                failed: number[];
            }[];
        };
        VariantsInput: {
            variants: {
                /**
                 * Format: uuid
                 * @description UUIDv7
                 */
                _id?: string;
                colour: string | "";
                size: string | "";
                /** @description Dollars, two decimals */
                price: number;
                /** @description Of a new variant; others change by differences */
                stock?: number;
                sku?: string;
                images?: string[];
            }[];
            /** @description The edition that the caller saw: 409 when it is another by now */
            edition?: number;
        };
        StockMove: {
            /**
             * Format: uuid
             * @description Made by the caller: a repeated call counts once
             */
            key: string;
            /** @enum {string} */
            kind: "received" | "counted" | "damaged";
            /** @description How many came (received), were lost (damaged), or are there (counted) */
            pieces: number;
            /** @description For counted: the stock that the count replaces. 409 when it is another by now */
            expected?: number;
            /**
             * Format: uuid
             * @description UUIDv7
             */
            variant?: string;
            note?: string;
        };
        StockMovement: {
            /** @description Counts the movements of the product from 1 */
            number: number;
            /** @enum {string} */
            kind: "added" | "received" | "counted" | "damaged" | "corrected";
            /** @enum {string} */
            actor: "admin" | "seller";
            change: number;
            /** @description After it */
            stock: number;
            /** @description What orders and imports took (below zero) or brought since the entry before; 0 for the first */
            between: number;
            note: string;
            /** Format: date-time */
            at: string;
        };
        LoginRequest: {
            email: string;
            /** @description Accepted and ignored */
            password?: unknown;
            /** @description Accepted and ignored */
            role?: unknown;
        };
        RegisterRequest: {
            name: string;
            email: string;
            /** @description Accepted and ignored */
            password?: unknown;
            /** @description Accepted and ignored */
            role?: unknown;
        };
        /** @enum {string} */
        AlertKind: "release" | "restock";
        AlertLink: {
            kind: components["schemas"]["AlertKind"];
            /**
             * Format: uuid
             * @description UUIDv7
             */
            productId: string;
            /** @description The product’s name; empty when it is no longer sold */
            name: string;
            variantName?: string;
            confirmed: boolean;
        };
        AlertToken: {
            token: string;
        };
        Upload: {
            /** @description What products, profiles and shops refer to */
            key: string;
            /** @description Where it is served, at 640 pixels */
            address: string;
            width: number;
            height: number;
        };
        SellerApplication: {
            /**
             * Format: binary
             * @description JPEG, PNG or GIF
             */
            profilePicture?: string;
            fname: string;
            lname: string;
            email: string;
            address: string;
            /** @enum {unknown} */
            district: "Dhaka" | "Chittagong" | "Rajshahi" | "Khulna" | "Barisal" | "Sylhet" | "Rangpur" | "Mymensingh";
            phone: string;
            shopname: string;
            shopaddress: string;
            /**
             * Format: binary
             * @description JPEG, PNG or GIF
             */
            logo?: string;
            /**
             * Format: binary
             * @description JPEG, PNG or GIF
             */
            coverPhoto?: string;
            /** @description Accepted and ignored */
            password?: string;
            /** @description Accepted and ignored */
            role?: string;
        };
        CatalogueImport: {
            /**
             * Format: uuid
             * @description UUIDv7
             */
            _id: string;
            /** @description Of the file */
            name: string;
            /** @enum {string} */
            state: "checking" | "checked" | "running" | "done" | "cancelled" | "failed";
            /** @description 0 until the file is read */
            total: number;
            /** @description How many were compared, or imported */
            done: number;
            added: number;
            changed: number;
            unchanged: number;
            /** @description Rows that cannot be read */
            bad: number;
            imported: number;
            /** @description What the shop could not import */
            refused: number;
            /** @description Why the whole file failed */
            problem: string;
            mine: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            checkedAt?: string;
            /** Format: date-time */
            endedAt?: string;
        };
        ImportChange: {
            field: string;
            before: string;
            after: string;
        };
        ImportItem: {
            place: number;
            /** @description The line of the file that its first row ends on */
            line: number;
            sku: string;
            name: string;
            /** @enum {string} */
            action: "unread" | "add" | "change" | "same" | "bad";
            /** @description The column that a bad row is about */
            field: string;
            reason: string;
            changes: components["schemas"]["ImportChange"][];
            /** @enum {string} */
            result: "waiting" | "done" | "refused";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProducts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                collection?: "on-sale" | "best-seller" | "new-arrivals" | "top-rated" | "featured";
                /** @description The snapshot of an earlier page: leaves out products added since, so that pages do not drift. It expires after very many additions; the answer then has a new one */
                snapshot?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRelated: {
        parameters: {
            query: {
                category: string;
                page?: number;
                size?: number;
                /** @description UUIDv7 */
                exclude?: string;
                /** @description The snapshot of an earlier page: leaves out products added since, so that pages do not drift. It expires after very many additions; the answer then has a new one */
                snapshot?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCategorywise: {
        parameters: {
            query?: {
                category?: string;
                /** @description Dollars */
                min?: number;
                /** @description Dollars; 3001 means "and above" */
                max?: number;
                availability?: components["schemas"]["ProductStatus"][];
                brand?: string[];
                /** @description The least number of stars */
                rating?: number;
                /** @description Whom it is made for; unisex: everybody */
                audience?: components["schemas"]["Audience"];
                /** @description A word of lower-case letters and digits, such as sport */
                tag?: string;
                /** @description Of /shop/{slug} */
                seller?: string;
                /** @description Only its products; without sort and sortId in its ranking */
                collection?: "on-sale" | "best-seller" | "new-arrivals" | "top-rated" | "featured";
                page?: number;
                size?: number;
                /** @description 1 cheapest first, -1 dearest first */
                sortId?: number;
                search?: string;
                /** @description Instead of sortId. mixed, the default without a search: neighbours differ in kind; relevance: for a search */
                sort?: "mixed" | "relevance" | "newest" | "top-rated" | "best-selling";
                /** @description The snapshot of an earlier page: leaves out products added since, so that pages do not drift. It expires after very many additions; the answer then has a new one */
                snapshot?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProductsById: {
        parameters: {
            query: {
                /** @description Up to 50 product ids with commas between */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Product"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSellerShop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of /shop/{slug} */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerShop"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSuggestions: {
        parameters: {
            query: {
                /** @description What was typed so far */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Suggestions"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSitemap: {
        parameters: {
            query?: {
                /** @description Entries after this id; from the beginning without */
                after?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitemapPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSitemapPages: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SitemapPageStart"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listShopPages: {
        parameters: {
            query?: {
                /** @description Of /shop/{slug} */
                after?: string;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopPages"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listShopPageStarts: {
        parameters: {
            query?: {
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ShopPageStart"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Sale"] | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShippingRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ShippingRules"];
                    };
                };
            };
        };
    };
    quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    products: components["schemas"]["WantedProduct"][];
                    coupon?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShopSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ShopSettings"];
                    };
                };
            };
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description One key per attempt to order: sent again, it gets the same answer */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPlaced"];
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderConflict"];
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description One key per attempt to order: sent again, it gets the same answer */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OrderWithdrawn"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUserOrders: {
        parameters: {
            query: {
                email: string;
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListOrders: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description `to-ship`: pieces can be sent now; `shipped`: all pieces that are left have been sent; `return-requested`: a return waits for the seller’s decision */
                status?: "to-ship" | "shipped" | "return-requested" | "all";
                /** @description Part of the order number or of a product’s name */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerSendParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSellerParcel"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerDeliverParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerSetParcelTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerTracking"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerDecideReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                return: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOrder"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCheckoutDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CheckoutDefaults"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPayoutMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPayoutMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDefaultPayoutMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePayoutMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PayoutMethod"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSavedLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedLists"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeSavedLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedLists"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: "newest" | "oldest" | "highest" | "lowest";
                stars?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                review: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                review: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Question"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                question: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSaved"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                question: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                question: string;
                /** @description UUIDv7 */
                answer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestPreorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preorder"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestBackInStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackInStock"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListMessages: {
        parameters: {
            query?: {
                size?: number;
                /** @description From an answer with the same sort and filters */
                after?: string;
                /** @description From an answer with the same sort and filters */
                before?: string;
                /** @description The first page; the pages that follow have cursors instead of numbers */
                page?: number;
                state?: components["schemas"]["MessageState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["KeptContactMessage"][];
                        count: number;
                        /** @description False where there are more than 10,000, or 3,000 in a search that is not counted in memory */
                        countIsExact: boolean;
                        /**
                         * @description There are more than `count`; without it an inexact count is an estimate
                         * @enum {boolean}
                         */
                        countIsLeast?: true;
                        next?: string;
                        previous?: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ContactMessageDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminMarkMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminAnswerMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv7 of your own, which becomes the id: repeat a call with it */
                "idempotency-key"?: string;
            };
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactAnswerInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ContactMessageDetail"];
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ContactMessageDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminResendAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                answer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ContactMessageDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOwnTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnTexts"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSummary"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDashboard: {
        parameters: {
            query?: {
                /** @description A UTC day */
                from?: string;
                /** @description A UTC day */
                to?: string;
                /** @description What one point covers; weeks begin on Monday */
                by?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminBestSellers: {
        parameters: {
            query?: {
                /** @description A UTC day */
                from?: string;
                /** @description A UTC day */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["BestSeller"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminLowStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["LowStockProduct"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminWatchWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListAudit: {
        parameters: {
            query?: {
                role?: "administrator" | "seller" | "command";
                kind?: "account" | "answer" | "coupon" | "import" | "message" | "order" | "product" | "question" | "review" | "sale" | "seller";
                operation?: string;
                /** @description Id of what was changed */
                target?: string;
                /** @description Account that changed it */
                actor?: string;
                /** @description First day, UTC */
                from?: string;
                /** @description Last day, UTC */
                to?: string;
                /** @description An id, the beginning of a label, or starts of words of a person’s name or e-mail */
                search?: string;
                size?: number;
                /** @description UUIDv7 */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminExportAudit: {
        parameters: {
            query?: {
                role?: "administrator" | "seller" | "command";
                kind?: "account" | "answer" | "coupon" | "import" | "message" | "order" | "product" | "question" | "review" | "sale" | "seller";
                operation?: string;
                /** @description Id of what was changed */
                target?: string;
                /** @description Account that changed it */
                actor?: string;
                /** @description First day, UTC */
                from?: string;
                /** @description Last day, UTC */
                to?: string;
                /** @description An id, the beginning of a label, or starts of words of a person’s name or e-mail */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListOrders: {
        parameters: {
            query?: {
                /** @description Starts of words of order number, name and e-mail, the last digits of a phone number, or an SKU */
                search?: string;
                /** @description One status, or all but cancelled ones */
                status?: components["schemas"]["OrderStatus"] | "not-cancelled";
                /** @description `open` is money that is still to come, `none` nothing */
                paid?: "paid" | "open" | "none";
                payment?: components["schemas"]["PaymentType"];
                /** @description A day in UTC */
                from?: string;
                /** @description A day in UTC */
                to?: string;
                /** @description `shop` itself, or the id of a seller */
                seller?: "shop" | string;
                /** @description With a return that waits for a decision, or one that was accepted */
                returns?: "waiting" | "accepted";
                /** @description A day in UTC */
                acceptedFrom?: string;
                /** @description A day in UTC */
                acceptedTo?: string;
                /** @description Of one account */
                person?: string;
                /** @description With this coupon */
                coupon?: string;
                size?: number;
                /** @description From an answer with the same sort and filters */
                after?: string;
                /** @description From an answer with the same sort and filters */
                before?: string;
                /** @description The first page; the pages that follow have cursors instead of numbers */
                page?: number;
                sort?: "newest" | "oldest" | "total-high" | "total-low";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrders"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSetOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status: components["schemas"]["OrderStatus"];
                    note?: string;
                    tracking?: components["schemas"]["OrderTracking"];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminShipOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipOrders"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ShipResult"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminExportOrders: {
        parameters: {
            query?: {
                /** @description Starts of words of order number, name and e-mail, the last digits of a phone number, or an SKU */
                search?: string;
                /** @description One status, or all but cancelled ones */
                status?: components["schemas"]["OrderStatus"] | "not-cancelled";
                /** @description `open` is money that is still to come, `none` nothing */
                paid?: "paid" | "open" | "none";
                payment?: components["schemas"]["PaymentType"];
                /** @description A day in UTC */
                from?: string;
                /** @description A day in UTC */
                to?: string;
                /** @description `shop` itself, or the id of a seller */
                seller?: "shop" | string;
                /** @description With a return that waits for a decision, or one that was accepted */
                returns?: "waiting" | "accepted";
                /** @description A day in UTC */
                acceptedFrom?: string;
                /** @description A day in UTC */
                acceptedTo?: string;
                /** @description Of one account */
                person?: string;
                /** @description With this coupon */
                coupon?: string;
                /** @description Totals change while the file is read: by total, it is newest first */
                sort?: "newest" | "oldest" | "total-high" | "total-low";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "orders" | "products";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSaveView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "orders" | "products";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminRemoveView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "orders" | "products";
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListCoupons: {
        parameters: {
            query?: {
                size?: number;
                /** @description From an answer with the same sort and filters */
                after?: string;
                /** @description From an answer with the same sort and filters */
                before?: string;
                /** @description The first page; the pages that follow have cursors instead of numbers */
                page?: number;
                /** @description Part of the code */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"][];
                        count: number;
                        /** @description False where there are more than 10,000, or 3,000 in a search that is not counted in memory */
                        countIsExact: boolean;
                        /**
                         * @description There are more than `count`; without it an inexact count is an estimate
                         * @enum {boolean}
                         */
                        countIsLeast?: true;
                        next?: string;
                        previous?: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCreateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminChangeCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Coupon"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminMarkOrderPaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminRecordRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Refund"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListOrderSenders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OrderSender"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDecideReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                return: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accept: boolean;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSendParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewParcel"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDeliverParcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSetParcelTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                parcel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderTracking"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Order"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListProducts: {
        parameters: {
            query?: {
                size?: number;
                /** @description From an answer with the same sort and filters */
                after?: string;
                /** @description From an answer with the same sort and filters */
                before?: string;
                /** @description The first page; the pages that follow have cursors instead of numbers */
                page?: number;
                sort?: "newest" | "changed" | "name" | "price-low" | "price-high" | "fewest-left" | "most-left";
                /** @description Starts of words of name, brand, colours and tags, or an SKU */
                search?: string;
                category?: string;
                state?: "active" | "archived";
                availability?: "in-stock" | "pre-order" | "up-coming" | "sold-out";
                /** @description At most 5 pieces left, none among them */
                stock?: "low";
                /** @description `shop` itself, or the id of a seller */
                owner?: "shop" | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProducts"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCreateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv7 of your own, which becomes the id: repeat a call with it */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminChangeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductConflict"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDuplicateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv7 of your own, which becomes the id: repeat a call with it */
                "idempotency-key"?: string;
            };
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ProductPrices"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminEditProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkEdit"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminExportProducts: {
        parameters: {
            query?: {
                /** @description Starts of words of name, brand, colours and tags, or an SKU */
                search?: string;
                category?: string;
                state?: "active" | "archived";
                availability?: "in-stock" | "pre-order" | "up-coming" | "sold-out";
                /** @description At most 5 pieces left, none among them */
                stock?: "low";
                /** @description `shop` itself, or the id of a seller */
                owner?: "shop" | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerOverview: {
        parameters: {
            query?: {
                /** @description How many days back; today is the last */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerOverview"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListQuestions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description open: without an answer */
                state?: "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerQuestion"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListReviews: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description open: without an answer */
                state?: "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerReview"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerReplyToReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
                /** @description UUIDv7 */
                review: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Review"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListSales: {
        parameters: {
            query?: {
                size?: number;
                /** @description From an answer with the same sort and filters */
                after?: string;
                /** @description From an answer with the same sort and filters */
                before?: string;
                /** @description The first page; the pages that follow have cursors instead of numbers */
                page?: number;
                state?: components["schemas"]["SaleState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSale"][];
                        count: number;
                        /** @description False where there are more than 10,000, or 3,000 in a search that is not counted in memory */
                        countIsExact: boolean;
                        /**
                         * @description There are more than `count`; without it an inexact count is an estimate
                         * @enum {boolean}
                         */
                        countIsLeast?: true;
                        next?: string;
                        previous?: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCreateSale: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Without `startsAt` it begins at once */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SalePlan"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetSale: {
        parameters: {
            query?: {
                /** @description UUIDv7 */
                after?: string;
                size?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSaleDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminChangeSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSaleDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminEndSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSaleDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListTexts: {
        parameters: {
            query?: {
                size?: number;
                /** @description A cursor of an earlier answer */
                after?: string;
                /** @description A cursor of an earlier answer */
                before?: string;
                state?: "new" | "reported" | "hidden";
                kind?: "review" | "question" | "answer";
                /** @description The account that wrote them */
                person?: string;
                /** @description Words of the text and of its author, or their beginnings */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedTexts"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminHideText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The author reads the reason */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideText"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextHidden"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminShowText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description With its edition, the text as the caller saw it: 409 when it is another by now */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextRef"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminKeepTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepTexts"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminAnswerText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerText"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerGetShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnShop"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerChangeShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnShopChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnShop"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerImportProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductImport"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ProductImportResult"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerListProducts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                /** @description A part of name, brand or SKU */
                search?: string;
                sort?: "newest" | "name" | "price-low" | "price-high" | "stock" | "sold";
                state?: "active" | "archived";
                /** @description low: five or fewer; none: sold out */
                stock?: "low" | "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProduct"][];
                        count: number;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerCreateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv7 of your own, which becomes the id: repeat a call with it */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerProductInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerChangeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerProductChanges"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerSetVariants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerVariantsInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["SellerProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sellerChangeStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Stock"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListUsers: {
        parameters: {
            query?: {
                size?: number;
                /** @description From an answer with the same sort and filters */
                after?: string;
                /** @description From an answer with the same sort and filters */
                before?: string;
                /** @description The first page; the pages that follow have cursors instead of numbers */
                page?: number;
                /** @description Starts of words of name and e-mail, or the last digits of a phone number */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminUser"][];
                        count: number;
                        /** @description False where there are more than 10,000, or 3,000 in a search that is not counted in memory */
                        countIsExact: boolean;
                        /**
                         * @description There are more than `count`; without it an inexact count is an estimate
                         * @enum {boolean}
                         */
                        countIsLeast?: true;
                        next?: string;
                        previous?: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDisableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessReason"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AccountState"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminEnableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessReason"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AccountState"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSignOutUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessReason"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSetAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdministratorChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["PersonDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOwnSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["OwnSeller"] | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListSellers: {
        parameters: {
            query?: {
                size?: number;
                /** @description From an answer with the same sort and filters */
                after?: string;
                /** @description From an answer with the same sort and filters */
                before?: string;
                /** @description The first page; the pages that follow have cursors instead of numbers */
                page?: number;
                state?: "pending" | "approved" | "declined" | "suspended";
                /** @description Starts of words of the shop’s name, the person’s, or the e-mail */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSeller"][];
                        count: number;
                        /** @description False where there are more than 10,000, or 3,000 in a search that is not counted in memory */
                        countIsExact: boolean;
                        /**
                         * @description There are more than `count`; without it an inexact count is an estimate
                         * @enum {boolean}
                         */
                        countIsLeast?: true;
                        next?: string;
                        previous?: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSellerDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminDecideSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerDecision"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminSellerDetail"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminTelemetry: {
        parameters: {
            query?: {
                /** @description How far back from now */
                hours?: number;
                remote?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["VersionHealth"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminTelemetryTimeline: {
        parameters: {
            query?: {
                /** @description How far back from now */
                hours?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["TelemetryTimeline"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminSetVariants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariantsInput"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductConflict"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListStockMovements: {
        parameters: {
            query?: {
                /** @description UUIDv7 */
                variant?: string;
                /** @description The number of the last entry of the page before */
                before?: number;
                size?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["StockMovement"][];
                        /** @description Whether older entries follow */
                        more: boolean;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminMoveStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockMove"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Stock"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: components["schemas"]["UserRecord"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAlertConfirmation: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AlertLink"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmAlert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertToken"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["AlertLink"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadPicture: {
        parameters: {
            query?: {
                purpose?: "profile" | "product";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG or GIF
                     */
                    picture: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Upload"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    becomeSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SellerApplication"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        message: string;
                        data: components["schemas"]["OwnSeller"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CatalogueImport"][];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminUploadImport: {
        parameters: {
            query: {
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file as it is */
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CatalogueImport"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminGetImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CatalogueImport"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminListImportItems: {
        parameters: {
            query?: {
                /** @description The place of the last item of the page before */
                after?: number;
                action?: "add" | "change" | "same" | "bad";
                result?: "done" | "refused";
                size?: number;
            };
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["ImportItem"][];
                        /** @description `after` of the next page; null on the last */
                        next: number | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminRunImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CatalogueImport"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adminCancelImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description UUIDv7 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["CatalogueImport"];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
