#!/usr/bin/python3
"""A bare window of WebKitGTK for WebKitWebDriver, of any size. It prints what goes wrong in its page, one line each.

WebKit's drivers have no console events. The system's Python is named above because only that one has GTK.
"""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

REPORT = """{
  const say = (text) => webkit.messageHandlers.problem.postMessage(text)
  const { error } = console
  console.error = (...given) => {
    say('console: ' + given.join(' '))
    error.apply(console, given)
  }
  addEventListener('error', ({ message, target }) =>
    say(target === window ? `uncaught: ${message}` : `console: failed to load ${target.src ?? target.href}`), true)
  addEventListener('unhandledrejection', ({ reason }) => say(`uncaught: ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    say(`blocked by the Content Security Policy: ${effectiveDirective} ${blockedURI}`))
}"""

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
settings = WebKit2.Settings(enable_html5_local_storage="NO_STORAGE" not in os.environ)
content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript.new(
        REPORT,
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)


def report(_, message):
    text = message.get_js_value().to_string()
    print("PROBLEM " + " ".join(text.split()), flush=True)


content.connect("script-message-received::problem", report)
content.register_script_message_handler("problem")


def open_view(_session):
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        settings=settings,
        user_content_manager=content,
    )
    window = Gtk.Window(decorated=False)
    window.add(view)
    view.set_size_request(1, 1)
    window.resize(1280, 900)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("window")
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
